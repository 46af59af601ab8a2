import { useEffect } from 'react'
import { button } from '../ui/button.ts'
import { Panel } from './panel.tsx'

/** Shown where a screen could not be loaded or drawn. */
export function FailedScreen({ error }: { error: unknown }) {
  useEffect(() => console.error(error), [error])
  return (
    <div role="alert">
      <Panel
        title="This page did not load"
        actions={
          <button type="button" className={button('gold')} onClick={() => location.reload()}>
            Reload the page
          </button>
        }
      >
        <p>
          The connection may have been lost, or the portal was updated meanwhile. Nothing you saved is lost.
        </p>
      </Panel>
    </div>
  )
}

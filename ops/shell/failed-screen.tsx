import { useEffect } from 'react'
import { button } from '../ui/button.ts'
import { Panel } from './panel.tsx'

/** Shown where a screen could not be loaded or drawn. */
export function FailedScreen({ error }: { error: unknown }) {
  useEffect(() => console.error(error), [error])
  return (
    <div role="alert">
      <Panel
        title="This page didn’t load"
        actions={
          <button type="button" className={button('gold')} onClick={() => location.reload()}>
            Reload page
          </button>
        }
      >
        <p>You may have lost your connection, or the portal was updated. Your saved work isn’t affected.</p>
      </Panel>
    </div>
  )
}

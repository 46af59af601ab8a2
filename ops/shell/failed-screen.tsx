import { useEffect } from 'react'
import { button } from '../ui/button.ts'
import { useFirstWords } from '../words/words.tsx'
import { Panel } from './panel.tsx'

/** Shown where a screen could not be loaded or drawn. */
export function FailedScreen({ error }: { error: unknown }) {
  const { shell } = useFirstWords()
  useEffect(() => console.error(error), [error])
  return (
    <div role="alert">
      <Panel
        title={shell.failed}
        actions={
          <button type="button" className={button('gold')} onClick={() => location.reload()}>
            {shell.reload}
          </button>
        }
      >
        <p>{shell.failedMore}</p>
      </Panel>
    </div>
  )
}

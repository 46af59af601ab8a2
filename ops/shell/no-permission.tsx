import { useWords } from '../words/words.tsx'
import { Panel } from './panel.tsx'

/** `what` completes "You don’t have permission to …". */
export function NoPermission({ what }: { what: string }) {
  const { shell } = useWords()
  return (
    <Panel title={shell.noAccess}>
      <p>{shell.noAccessMore(what)}</p>
    </Panel>
  )
}

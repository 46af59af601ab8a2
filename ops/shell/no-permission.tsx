import { useFirstWords } from '../words/words.tsx'
import { Panel } from './panel.tsx'

/** `what` completes "You don’t have permission to …". */
export function NoPermission({ what }: { what: string }) {
  const { shell } = useFirstWords()
  return (
    <Panel title={shell.noAccess}>
      <p>{shell.noAccessMore(what)}</p>
    </Panel>
  )
}

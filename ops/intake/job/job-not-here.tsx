import { Link } from '@tanstack/react-router'
import { button } from '../../ui/button.ts'
import { Statement } from '../../ui/list-states.tsx'
import { useJobWords } from '../../words/use-job-words.ts'
import { useWords } from '../../words/use-words.ts'

/** Without a connection, in place of a job whose file is not on this device: its request may be. */
export function JobNotHere({ id, retry }: { id: string; retry: () => void }) {
  const words = useJobWords()
  const { ui } = useWords()
  return (
    <Statement title={words.notHere}>
      <p className="max-w-[46ch]">{words.notHereMore}</p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <button type="button" className={button('plain')} onClick={retry}>
          {ui.tryAgain}
        </button>
        <Link to="/ops/submissions/$id" params={{ id }} className={button('plain')}>
          {words.toRequest}
        </Link>
      </div>
    </Statement>
  )
}

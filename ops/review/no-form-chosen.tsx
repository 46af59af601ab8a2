import { KeyList } from '../keys/key-list.tsx'
import { formKeyWords, listWords } from './key-words.ts'
import { useWaitingForms } from './stale-queries.ts'

/** The columns of a desktop before a form is opened. */
export function NoFormChosen() {
  const isQuiet = useWaitingForms()?.submitted === 0
  return (
    <section aria-label="No form open" className="hidden max-w-md px-8 py-8 text-muted lg:block">
      <h2 className="text-2xl text-ink">{isQuiet ? 'Nothing to review' : 'Open a form'}</h2>
      <p className="mt-1 mb-5">
        {isQuiet
          ? 'Field forms arrive here by themselves.'
          : 'Its paper, what changed, its answers and what proves it are shown together. Press J for the first one.'}
      </p>
      <KeyList words={[...listWords, ...formKeyWords]} />
    </section>
  )
}

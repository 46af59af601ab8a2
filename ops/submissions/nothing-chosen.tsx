import { KeyList } from '../keys/key-list.tsx'
import { listKeyWords } from '../keys/key-words.ts'
import { leadKeyWords } from './use-lead-keys.ts'

/** The second column of a desktop before a request is opened. */
export function NothingChosen() {
  return (
    <section aria-label="No request is open" className="hidden max-w-sm px-6 py-7 text-muted lg:block">
      <h2 className="text-2xl text-ink">Open a request</h2>
      <p className="mt-1">Its photos, notes and history appear here. Keyboard shortcuts:</p>
      <KeyList words={[...listKeyWords('request'), ...leadKeyWords]} />
    </section>
  )
}

import { KeyList } from '../keys/key-list.tsx'
import { listKeyWords } from '../keys/key-words.ts'
import { useWords } from '../words/use-words.ts'
import { English } from '../words/words.tsx'
import { leadKeyWords } from './use-lead-keys.ts'

/** The second column of a desktop before a request is opened. */
export function NothingChosen() {
  const { list } = useWords()
  return (
    <section aria-label={list.noneOpen} className="hidden max-w-sm px-6 py-7 text-muted lg:block">
      <h2 className="text-2xl text-ink">{list.openOne}</h2>
      <p className="mt-1">{list.openOneMore}</p>
      <English>
        <KeyList words={[...listKeyWords('request'), ...leadKeyWords]} />
      </English>
    </section>
  )
}

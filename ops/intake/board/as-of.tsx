import { clockWords } from '../../ui/clock.ts'
import { useNow } from '../../ui/use-now.ts'
import { useIntakeWords } from '../../words/use-intake-words.ts'
import { useFirstWords } from '../../words/words.tsx'

/** How old the board is while the server can’t be reached. It stands below it, so that no row moves. */
export function AsOf({ at }: { at: number }) {
  const { board } = useIntakeWords()
  const { locale } = useFirstWords()
  const now = useNow()
  return (
    <p
      role="status"
      className="bg-wash px-4 py-1.5 text-sm font-semibold max-lg:sticky max-lg:bottom-16 lg:-mx-6 lg:px-6"
    >
      {board.asOf(clockWords(new Date(at), now, locale))}
    </p>
  )
}

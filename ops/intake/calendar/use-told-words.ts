import { dueWords } from '../visits/due-words.ts'
import { useNow } from '../../ui/use-now.ts'
import { useVisitWords } from '../../words/use-visit-words.ts'
import { useWords } from '../../words/use-words.ts'
import type { Told } from './use-save-placement.ts'

/** What was done with a visit, and the limit that it misses. */
export function useToldWords() {
  const { form } = useVisitWords()
  const { locale } = useWords()
  const now = useNow()
  return ({ words, on, limit }: Told) =>
    [words, limit && form.afterLimit[limit.key](dueWords(limit.due, on, { now, locale }))]
      .filter(Boolean)
      .join('. ')
}

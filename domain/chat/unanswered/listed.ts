import { askedWords, vocabularyOf } from '../answers/asked-words.ts'
import { waitsForPerson } from '../decide.ts'
import { firstHelpFor } from '../first-help.ts'
import { factsHeardIn } from '../hearing/heard-facts.ts'
import { isQuestion } from './asks.ts'
import { tellsOfPeopleHurt } from './people-hurt.ts'
import type { UnansweredGroup } from './unanswered.ts'

/** So many words say what a statement is about; one that tells where it is has more. */
const fewest = { alone: 2, withPlace: 4 }

/** Made with the first message: a start waits for no word that nobody has written yet. */
let known: ReturnType<typeof vocabularyOf> | undefined

export type Kind = 'question' | 'statement'

/**
 * As what the office reads it in the list of what no answer was found to: each question, and what was told so that an answer could help.
 * Thanks, names, numbers and places answer us, and whoever tells of a loss was told what to do: null.
 */
export function kindListed({
  text,
  reason,
}: {
  text: string
  reason: UnansweredGroup['reason']
}): Kind | null {
  if (tellsOfPeopleHurt(text)) return null
  if (isQuestion(text)) return 'question'
  if (reason !== 'nothing' || waitsForPerson(text) || firstHelpFor(text, { language: 'en' })) return null
  const { name, address, rooms, town } = factsHeardIn(text)
  if (name || address) return null
  const words = askedWords(text, (known ??= vocabularyOf([])))
  return words.length >= (rooms || town ? fewest.withPlace : fewest.alone) ? 'statement' : null
}

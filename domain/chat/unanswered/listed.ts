import type { WeighWords } from '../answers/passage.ts'
import { waitsForPerson } from '../decide.ts'
import { firstHelpFor } from '../first-help.ts'
import { factsHeardIn } from '../hearing/heard-facts.ts'
import { isQuestion } from './asks.ts'
import { tellsOfPeopleHurt } from './people-hurt.ts'
import type { UnansweredGroup } from './unanswered.ts'

/** So many words say what a statement is about; one that tells where it is has more. */
const fewest = { alone: 2, withPlace: 4 }

/**
 * Whether the office reads it in the list of what no answer was found to: each question, and what was told so that an answer could help.
 * Thanks, names, numbers and places answer us, and whoever tells of a loss was told what to do.
 */
export function isListed(
  { text, reason }: { text: string; reason: UnansweredGroup['reason'] },
  weigh: WeighWords,
): boolean {
  if (tellsOfPeopleHurt(text)) return false
  if (isQuestion(text)) return true
  if (reason !== 'nothing' || waitsForPerson(text) || firstHelpFor(text, { language: 'en' })) return false
  const { name, address, rooms, town } = factsHeardIn(text)
  if (name || address) return false
  return weigh(text).length >= (rooms || town ? fewest.withPlace : fewest.alone)
}

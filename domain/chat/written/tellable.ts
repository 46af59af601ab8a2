import { dangerRules } from '#domain/safety/danger-rules.ts'
import type { Passage } from '../answers/passage.ts'
import { brokenIn } from '../forbidden.ts'
import { quotedOnly } from './quoted-only.ts'

type Found = {
  /** What would be quoted. */
  readonly quote: Pick<Passage, 'rules'>
  readonly found: readonly Passage[]
  readonly phrases: readonly string[]
}

/**
 * The passages that may be told in other words: none where a question is of those that are answered word for word, or where what fits
 * best tells people what to do in a danger. Such an instruction is never put in other words: a limit lost on the way can kill.
 */
export function tellableOf(message: string, { quote, found, phrases }: Found): readonly Passage[] {
  if (isOfDanger(quote) || quotedOnly(message)) return []
  // What staff published was checked as it is written.
  if (found[0]?.published) return []
  return found.filter(
    (passage) => !passage.published && !isOfDanger(passage) && brokenIn(passage.text, phrases).length === 0,
  )
}

function isOfDanger({ rules }: Pick<Passage, 'rules'>) {
  return rules.some((rule) => Object.hasOwn(dangerRules, rule))
}

import type { Language } from '#domain/preferences/language.ts'
import type { Passage } from '../answers/passage.ts'
import { brokenIn } from '../forbidden.ts'
import { plainLetters } from '../hearing/spelling.ts'
import { namesHazard, quotedOnly } from './quoted-only.ts'

type Found = {
  /** What would be quoted. */
  readonly quote: Pick<Passage, 'rules' | 'title' | 'text'>
  readonly found: readonly Passage[]
  readonly phrases: readonly string[]
  readonly asked: Language
}

/**
 * The passages that a model may put an answer together from: none where a question is of those that are answered with a quote, or where
 * what fits best stands on a rule or speaks of what can hurt people. Of an instruction nothing is left out: a limit lost on the way
 * can kill.
 */
export function tellableOf(message: string, { quote, found, phrases, asked }: Found): readonly Passage[] {
  if (isQuotedWhole(quote) || quotedOnly(message)) return []
  // What staff published was checked as it is written.
  if (found[0]?.published) return []
  return found.filter(
    (passage) =>
      !passage.published &&
      (passage.language ?? 'en') === asked &&
      !isQuotedWhole(passage) &&
      brokenIn(passage.text, phrases).length === 0,
  )
}

function isQuotedWhole({ rules, title, text }: Pick<Passage, 'rules' | 'title' | 'text'>) {
  return rules.length > 0 || namesHazard(`${title} ${text}`) || denials.test(plainLetters(title))
}

/** What stands below “Why we don’t start with fans” can say without it that we do. */
const denials =
  /\b(?:not?|never|nothing|none|nobody|without|cannot|neither|nor|avoid|stop|myths?|mistakes?|wrong|(?:do|does|did|is|are|was|were|ca|wo|could|would|should|has|have|had|need|must)nt|nunca|sin|ni|nada|nadie|tampoco|evit\w*|ningun\w*)\b/

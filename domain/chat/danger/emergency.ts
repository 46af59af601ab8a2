import type { Language } from '#domain/preferences/language.ts'
import type { EmergencyKind } from './emergency-kinds.ts'
import {
  denied,
  deniedWater,
  down,
  fell,
  floor,
  inFewPatterns,
  now,
  ofOneLanguage,
  otherwise,
  patterns,
  structure,
} from './emergency-patterns.ts'
import { withoutPleas } from './pleas.ts'
import { signsOf, type Sign } from './emergency-signs.ts'
import { other } from '../hearing/signs.ts'
import { plainLetters } from '../hearing/spelling.ts'

export type Emergency = { readonly kind: EmergencyKind; readonly language: Language }

/**
 * The danger that a visitor writes about, in English or Spanish and however it is spelled, or null. Every word becomes a sign of the
 * lexicon, and the patterns look for what the signs say together: "gas" alone is a bill, "smell" and "gas" a danger.
 * A false alarm costs a tap, a missed one a life; so only what is plainly denied, over, or about something else is left out.
 */
export function emergencyIn(text: string): Emergency | null {
  const typed = plainLetters(text)
  const words = signsOf(withoutPleas(typed))
  const heard = withoutDenied(words.map(({ sign }) => sign).join(''))
  const signs = heard.replace(fell, down).replace(floor, structure)
  const told = [signs, signs.replace(inFewPatterns, other), heard]
  // Whoever calls for help speaks of now, unless they say that it is over.
  if (/help|ayud|auxili|socor/.test(typed) && !otherwise.test(signs)) told.push(`${signs}${now}`)
  const found = patterns.find(({ says }) => told.some((said) => says.test(said)))
  if (!found) return null
  return { kind: found.kind, language: isMostlySpanish(words) ? 'es' : 'en' }
}

function isMostlySpanish(entries: readonly Sign[]) {
  const [spanish, english] = [true, false].map(
    (is) => entries.filter((entry) => entry.isSpanish === is && ofOneLanguage.test(entry.sign)).length,
  )
  return spanish !== undefined && english !== undefined && spanish > 0 && spanish >= english
}

/** What is denied counts no more: "no fire", "nobody is hurt", "no hay fuego". "No, i smell gas" denies something else. */
function withoutDenied(signs: string) {
  return signs.replace(denied, `$1${other}`).replace(deniedWater, other + other)
}

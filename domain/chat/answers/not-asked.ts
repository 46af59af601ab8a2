import { plainLetters } from '../hearing/spelling.ts'

/** What is denied, and what a word means together with the next one, says nothing of what is asked: "no fire, just water". */
const notAsked = [
  /\b(no|sin|without|isnt|not)( hay| huele a| smell of| any)? (fire|smoke|gas|fuego|humo|incendio)\b/g,
  // A phone that died is no death.
  /\b((cell ?)?phones?|cell|battery|laptop|computer)( just)? (died|is dead|is dying|went dead)\b/g,
  /\bse (me )?(murio|esta muriendo) (el|mi|la) (telefono|celular|bateria)\b/g,
  /\b(telefono|celular|bateria) se (me )?(murio|esta muriendo)\b/g,
  /\b(broke|break|broken) in(to)?\b/g,
]

/** The text without what is not asked. */
export function askedOnly(text: string): string {
  return notAsked.reduce((left, each) => left.replace(each, ' '), plainLetters(text))
}

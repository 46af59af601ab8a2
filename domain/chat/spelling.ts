/**
 * A word as it sounds, so that what is misspelled by ear in English or Spanish becomes one: "kemando" and "quemando", "gass" and "gas".
 * It runs in the widget too.
 */
export function heard(word: string): string {
  return word
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/qu(?=[ei])|[kq]/g, 'c')
    .replace(/ph/g, 'f')
    .replace(/v/g, 'b')
    .replace(/y/g, 'i')
    .replace(/^h|(?<=[aeiou])h(?=[aeiou])/g, '')
    .replace(/(.)\1+/g, '$1')
}

/** Small letters without accents and apostrophes. */
export function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f’'`´]/g, '')
}

/** How often two words were compared letter by letter: what a stranger’s message costs, however fast the machine is. */
export const compared = { times: 0 }

/** Whether a typed word is meant as another: with one slip, or two in nine letters. Short words are too much alike to differ by a letter. */
export function isMeantAs(typed: string, word: string): boolean {
  if (word.length < 6 && typed.length === word.length) return word.length > 3 && isSwapped(typed, word)
  return word.length > 4 && isWithin(word.length < 9 ? 1 : 2, typed, word)
}

/** Where another letter stands in five, which is meant only where the word is looked for among ours. */
export function isOneSlipInFive(typed: string, word: string): boolean {
  return typed.length === 5 && word.length === 5 && isWithin(1, typed, word)
}

type Spelled = { readonly word: string }

/** The entries whose words begin as a typed one does, in their order: nobody misspells the first letter, so no others are looked at. */
export function byFirstLetter<T extends Spelled>(entries: readonly T[]): (typed: string) => readonly T[] {
  const groups = new Map<string | undefined, T[]>()
  for (const entry of entries) {
    const group = groups.get(entry.word[0])
    if (group) group.push(entry)
    else groups.set(entry.word[0], [entry])
  }
  return (typed) => groups.get(typed[0]) ?? []
}

/** Decides each word of a message once, however often it is repeated there. */
export function eachOnce<T>(decide: (word: string) => T): (word: string) => T {
  const decided = new Map<string, { readonly as: T }>()
  return (word) => {
    const known = decided.get(word) ?? { as: decide(word) }
    decided.set(word, known)
    return known.as
  }
}

/** Whether two words of the same length are the same but for two neighbors. */
function isSwapped(a: string, b: string) {
  if (a[0] !== b[0]) return false
  compared.times++
  let at = 1
  while (at < a.length && a[at] === b[at]) at++
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
}

/** Most words differ in their length or first letter; only the others are worth a comparison. */
function isWithin(slips: number, a: string, b: string) {
  if (a[0] !== b[0] || Math.abs(a.length - b.length) > slips) return false
  compared.times++
  return isSame(slips, a, b)
}

/** Whether so many letters left out, added, replaced, or swapped with their neighbor make one word the other. */
function isSame(slips: number, a: string, b: string): boolean {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const [x, y] = [a.slice(at), b.slice(at)]
  if (slips === 0 || x === y) return x === y
  return (
    isSame(slips - 1, x.slice(1), y) ||
    isSame(slips - 1, x, y.slice(1)) ||
    isSame(slips - 1, x.slice(1), y.slice(1)) ||
    (x[0] === y[1] && x[1] === y[0] && isSame(slips - 1, x.slice(2), y.slice(2)))
  )
}

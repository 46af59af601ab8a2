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
  const isShort = word.length < (typed.length === word.length ? 4 : 5)
  if (isShort || !isWithin(word.length < 9 ? 1 : 2, typed, word)) return false
  return word.length > 5 || typed.length !== word.length || sorted(typed) === sorted(word)
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
export function eachOnce<T extends object | string>(decide: (word: string) => T): (word: string) => T {
  const decided = new Map<string, T>()
  return (word) => {
    const as = decided.get(word) ?? decide(word)
    decided.set(word, as)
    return as
  }
}

function sorted(word: string) {
  return [...word].sort().join('')
}

/** Most words differ in their length or first letter; only the others are worth a comparison. */
function isWithin(slips: number, a: string, b: string) {
  if (a[0] !== b[0] || Math.abs(a.length - b.length) > slips) return false
  compared.times++
  return isSame(slips, a, b)
}

/** Whether so many letters left out, added, replaced, or swapped with their neighbor make one word the other. */
function isSame(slips: number, a: string, b: string): boolean {
  if (!slips || a === b) return a === b
  const [x, y] = [a.slice(1), b.slice(1)]
  if (a[0] === b[0]) return isSame(slips, x, y)
  return (
    isSame(slips - 1, x, b) ||
    isSame(slips - 1, a, y) ||
    isSame(slips - 1, x, y) ||
    (a[0] === y[0] && x[0] === b[0] && isSame(slips - 1, x.slice(1), y.slice(1)))
  )
}

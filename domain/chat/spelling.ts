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

/** Whether a typed word is meant as another: with one slip, or two in nine letters. Short words are too much alike to differ by a letter. */
export function isMeantAs(typed: string, word: string): boolean {
  if (typed[0] !== word[0] || word.length < 4) return false
  if (word.length < 6 && typed.length === word.length && sorted(typed) !== sorted(word)) return false
  if (word.length < 5 && typed.length !== word.length) return false
  return slipsBetween(typed, word) <= (word.length < 9 ? 1 : 2)
}

/** Also where another letter stands in five, which is meant only where the word is looked for among ours. */
export function isOneSlipFrom(typed: string, word: string): boolean {
  return typed[0] === word[0] && typed.length > 4 && word.length > 4 && slipsBetween(typed, word) <= 1
}

function sorted(word: string) {
  return [...word].sort().join('')
}

/** How many letters are left out, added, replaced, or swapped with their neighbor. */
function slipsBetween(a: string, b: string): number {
  let before: number[] = []
  let last = [...b, ''].map((_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        (last[j] ?? 9) + 1,
        (row[j - 1] ?? 9) + 1,
        (last[j - 1] ?? 9) + (a[i - 1] === b[j - 1] ? 0 : 1),
        isSwap ? (before[j - 2] ?? 9) + 1 : 9,
      )
    }
    before = last
    last = row
  }
  return last[b.length] ?? 9
}

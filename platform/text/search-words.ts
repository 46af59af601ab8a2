/** What was typed into a search, as words that a text is to have, in any order. */
type SearchWord =
  /** Begins a word of the text. One or two letters at first begin only what is behind a space: no index finds less elsewhere. */
  | { begins: string; isBehindSpace: boolean }
  /** Digits that follow each other somewhere in the text, however a phone number or the number of a job is grouped. */
  | { digits: readonly string[] }

/**
 * Names, streets and numbers as people say them: "lup irma", "2611-005", "nora 555-0117". Digits alone are one number, with whatever
 * is typed between them.
 */
export function searchWords(typed: string): SearchWord[] {
  const parts = /\p{L}/u.test(typed) ? typed.split(/\s+/) : [typed]
  return parts.flatMap((part): SearchWord[] => {
    const pieces = part.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
    const isNumber = /^\d{3}/.test(pieces.join('')) && pieces.every((piece) => /^\d+$/.test(piece))
    return isNumber
      ? [{ digits: pieces }]
      : pieces.map((begins, nth) => ({ begins, isBehindSpace: nth === 0 && begins.length < 3 }))
  })
}

/** Whether a text has all that was typed: the rule of the server's lists, where it cannot be asked. */
export function isFoundIn(text: string, typed: string) {
  const told = ` ${text.toLowerCase()}`
  return searchWords(typed).every((word) =>
    'digits' in word
      ? new RegExp(word.digits.join('.*')).test(told)
      : new RegExp(`${word.isBehindSpace ? ' ' : '[^\\p{L}\\p{N}\\p{M}]'}${word.begins}`, 'u').test(told),
  )
}

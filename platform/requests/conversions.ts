const names = /"(?:toString|valueOf)"\s*:/
/** Letters that are written as their number. */
const hiddenLetters = /\\u00([46][1-9a-f]|[57][0-9a])/gi

/**
 * Whether a text of JSON has a value that says itself how it is made a number or a text. None of our bodies has one, and a schema that
 * compares the `length` of such a value fails with an error of the language instead of a refusal.
 */
export function hasConversions(json: string): boolean {
  const written = json.includes('\\u00')
    ? json.replaceAll(hiddenLetters, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : json
  return names.test(written)
}

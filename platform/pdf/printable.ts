/** What would print as nothing, or change the direction or place of what stands beside it. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Variation_Selector}]/u

/**
 * The text with everything in it visible: what no face can show, and what no one would see, is named by its number, so that
 * two papers that look the same say the same. An emoji prints as `[U+1F525]`.
 */
export function printable(text: string, isCovered: (code: number) => boolean): string {
  const plain = text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\t\u{202f}]/gu, ' ')
  const prints = (character: string) =>
    character === '\n' || (!unseen.test(character) && isCovered(character.codePointAt(0) ?? 0))
  let printed = ''
  let numbers: string[] = []
  for (const character of [...plain, null]) {
    if (character !== null && !prints(character)) {
      numbers.push(`U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`)
      continue
    }
    if (numbers.length > 0) printed += `[${numbers.join(' ')}]`
    numbers = []
    printed += character ?? ''
  }
  return printed
}

/** All texts in plain data, at any depth. */
export function printableIn(data: unknown, isCovered: (code: number) => boolean): unknown {
  if (typeof data === 'string') return printable(data, isCovered)
  if (Array.isArray(data)) return data.map((each) => printableIn(each, isCovered))
  if (data === null || typeof data !== 'object') return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, printableIn(value, isCovered)]))
}

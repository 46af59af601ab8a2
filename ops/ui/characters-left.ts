/** From here on it is worth a word. */
const near = 200

/** How many characters still fit, as the field itself counts them; null while there is room. */
export function charactersLeft(text: string, most: number) {
  const left = Math.max(0, most - text.length)
  return left <= near && text !== '' ? left : null
}

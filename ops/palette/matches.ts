/** Whether each word that was typed begins a word of the text: "ad pe" finds "Add person". */
export function matches(text: string, typed: string) {
  const words = text.toLowerCase().split(/\s+/)
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part)))
}

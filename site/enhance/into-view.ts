/** Moves the focus to words that must be read now, and the page only as far as they need. */
export function bringIntoView(words: HTMLElement) {
  words.focus({ preventScroll: true })
  words.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}

/** A button says its other words, which its markup names, and keeps those that it said until now as the other ones. */
export function swapWords(button: HTMLButtonElement) {
  const { other = '', otherName } = button.dataset
  button.dataset['other'] = button.textContent
  button.textContent = other
  if (otherName === undefined) return
  button.dataset['otherName'] = button.ariaLabel ?? ''
  button.ariaLabel = otherName
}

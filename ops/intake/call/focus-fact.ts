/** Moves the keyboard to the field of a fact, wherever it stands. Says whether there is one. */
export function focusFact(fact: string): boolean {
  const places = [...document.querySelectorAll<HTMLElement>(`[data-fact="${fact}"]`)]
  const place = places.find((each) => each.checkVisibility())
  const field = place?.matches('button')
    ? place
    : place?.querySelector<HTMLElement>('input, select, textarea, button')
  if (!field) return false
  field.focus()
  field.scrollIntoView({ block: 'nearest' })
  return true
}

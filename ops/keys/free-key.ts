/** The element a key was pressed on, where the key is free: not held with another one, not used already, not in a dialog. */
export function targetOfFreeKey(event: KeyboardEvent): HTMLElement | null {
  const { target } = event
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null
  if (!(target instanceof HTMLElement)) return null
  return target.closest('[role=dialog], [role=alertdialog]') ? null : target
}

export function isField(element: HTMLElement) {
  return element.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName)
}

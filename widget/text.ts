/** Leaves what is there alone: a text that is set again would be announced again. */
export function setText(element: Element, text: string) {
  if (element.textContent !== text) element.textContent = text
}

/** Puts these in this order and moves none that is in its place: what is moved would be announced again. */
export function setChildren(parent: Element, children: readonly Element[]) {
  for (const old of Array.from(parent.children)) if (!children.includes(old)) old.remove()
  for (const [index, child] of children.entries())
    if (parent.children[index] !== child) parent.insertBefore(child, parent.children[index] ?? null)
}

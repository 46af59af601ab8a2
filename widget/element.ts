type Child = Node | string

/** An element with its properties and children. Text stays text: nothing here turns it into markup. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  Object.assign(made, properties)
  made.append(...children)
  return made
}

export function button(className: string, press: () => void, ...children: Child[]) {
  return element('button', { type: 'button', className, onclick: press }, ...children)
}

export function link(className: string, href: string, ...children: Child[]) {
  return element('a', { className, href }, ...children)
}

/** For screen readers, of what is drawn. */
export function unseen(words: string) {
  return element('span', { className: 'unseen' }, words)
}

/** An element with these properties. */
export function make<N extends keyof HTMLElementTagNameMap>(
  name: N,
  properties: Partial<HTMLElementTagNameMap[N]> = {},
): HTMLElementTagNameMap[N] {
  return Object.assign(document.createElement(name), properties)
}

export function button(words: string, className: string, press: () => void) {
  const element = make('button', { type: 'button', className, textContent: words })
  element.addEventListener('click', press)
  return element
}

/** The check mark as the server drew it at the top of the page: the drawings themselves would weigh more than this module. */
export function doneIcon() {
  return document.querySelector('.have .icon')?.cloneNode(true) ?? ''
}

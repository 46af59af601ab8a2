export function dress(root: ShadowRoot, style: string) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}

const dressed = new WeakMap<Node, string[]>()

/** The same for a part that is drawn several times, wherever it stands. */
export function dressOnce(root: Node, style: string) {
  const styles = dressed.get(root) ?? []
  if (!(root instanceof ShadowRoot) || styles.includes(style)) return
  dressed.set(root, [...styles, style])
  dress(root, style)
}

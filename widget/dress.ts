export function dress(root: ShadowRoot, style: string) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}

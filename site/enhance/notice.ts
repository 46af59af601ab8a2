// The pages of the site do not carry these rules: hardly anyone ever sees a notice.
const style = new CSSStyleSheet()
style.replaceSync(`
.own-request{padding:16px clamp(20px,4.2vw,48px) 20px;border-bottom:4px solid var(--good);background:var(--sheet)}
.own-request.not-sent{border-color:var(--signal);background:var(--signal-wash)}
.own-request p{font-weight:650}.own-request div{display:flex;flex-wrap:wrap;gap:10px;margin-top:12px}
.own-request :is(.button,.call){flex:1 1 8rem;max-width:20rem;letter-spacing:0}.own-request .call{flex-basis:auto;text-wrap:balance}
@media print{.own-request{display:none}}`)
document.adoptedStyleSheets = [...document.adoptedStyleSheets, style]

/** What someone must know about a request of theirs, at the head of the page. */
export function noticeOf(label: string, kind: string, ...content: Node[]) {
  const notice = document.createElement('section')
  notice.className = `own-request ${kind}`
  notice.ariaLabel = label
  notice.append(...content)
  return notice
}

export function lineOf(text: string) {
  const words = document.createElement('p')
  words.role = 'status'
  words.textContent = text
  return words
}

export function linkTo(href: string, text: string) {
  const link = document.createElement('a')
  link.href = href
  link.textContent = text
  return link
}

export function row(...content: Node[]) {
  const row = document.createElement('div')
  row.append(...content)
  return row
}

const unread = /<(script|style|svg|template)\b.*?<\/\1>/gs
/** Links to where something comes from: titles that others wrote. */
const sources = /<a [^>]*rel="nofollow[^>]*>.*?<\/a>/gs
const inline =
  /<\/?(?:a|abbr|b|bdi|br|cite|code|data|em|i|kbd|mark|s|small|span|strong|sub|sup|time|u|wbr)\b[^>]*>/g
const entities = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#x27;', '’'],
])

/** What can be read in the main part of a page, line by line: a line for each block. */
export function linesOfMain(html: string): string[] {
  return linesOf(html.slice(html.indexOf('<main'), html.lastIndexOf('</main>')))
}

export function linesOf(html: string): string[] {
  return html
    .replaceAll(unread, '')
    .replaceAll(sources, '')
    .replaceAll(inline, '')
    .split(/<[^>]*>/)
    .map((line) => line.replaceAll(/&[^;]+;/g, (entity) => entities.get(entity) ?? ' ').trim())
    .filter((line) => line !== '')
}

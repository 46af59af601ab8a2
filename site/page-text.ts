/**
 * What a rendered page says: its title, its description and the words of its main part. Markup, styles and addresses are
 * left out, so that a new look alone is no news; so are head and foot, which all pages share.
 */
export function pageText(html: string) {
  const [, title = ''] = /<title>([^<]*)/.exec(html) ?? []
  const [, description = ''] = /<meta name="description" content="([^"]*)/.exec(html) ?? []
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
  const words = main.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
  return `${title}\n${description}\n${words.trim()}`
}

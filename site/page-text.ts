/**
 * What a rendered page says: its title, its description and the words of its main part. Markup, styles and addresses are
 * left out, so that a new look alone is no news; so are head and foot, which all pages share, and what is counted anew every
 * hour.
 */
export function pageText(html: string) {
  const [, title = ''] = /<title>([^<]*)/.exec(html) ?? []
  const [, description = ''] = /<meta name="description" content="([^"]*)/.exec(html) ?? []
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
  const words = main
    .replace(counted, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
  return `${title}\n${description}\n${words.trim()}`
}

/** The promise to call back, and how it was kept. */
const counted = /<div class="promise">.*?<\/div>/s

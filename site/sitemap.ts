import { projectPath } from '#domain/projects/addresses.ts'
import type { SiteContext } from './page.ts'
import { pages } from './routes.ts'

type Where = Pick<SiteContext, 'publicUrl' | 'isDemo' | 'work'>

/** Since when each page says what it says, by path, as far as that is known. */
export type PageDates = ReadonlyMap<string, Date>

/**
 * `/sitemap.xml`: the pages, and the projects. A day that is not known is left out, for a wrong one would make all
 * of them worthless.
 */
export function sitemap({ publicUrl, work }: Where, dates: PageDates = new Map()) {
  const listed = pages.filter(({ unlisted }) => !unlisted).map(({ path }) => path)
  const urls = [...listed, ...work.slugs.map(projectPath)].map((path) => {
    const changed = dates.get(path)
    const lastmod = changed ? `<lastmod>${changed.toISOString().slice(0, 19)}Z</lastmod>` : ''
    return `<url><loc>${publicUrl}${path}</loc>${lastmod}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`
}

/** `/robots.txt`. Pages that are not to be listed are open to robots, or these would never read their `noindex`. */
export function robots({ publicUrl, isDemo }: Omit<Where, 'work'>) {
  if (isDemo) return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *\nDisallow: /ops\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`
}

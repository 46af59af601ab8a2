import { projectPath } from '#domain/projects/addresses.ts'
import type { SiteContext } from './page.ts'
import { pages } from './routes.ts'

type Where = Pick<SiteContext, 'publicUrl' | 'isDemo' | 'work'>

/** `/sitemap.xml`: the finished pages, and the projects. */
export function sitemap({ publicUrl, work }: Where) {
  const finished = pages.filter((page) => page.finished).map(({ path }) => path)
  const urls = [...finished, ...work.slugs.map(projectPath)].map(
    (path) => `<url><loc>${publicUrl}${path}</loc></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`
}

/** `/robots.txt`. Unfinished pages are open to robots, or these would never read their `noindex`. */
export function robots({ publicUrl, isDemo }: Omit<Where, 'work'>) {
  if (isDemo) return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *\nDisallow: /ops\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`
}

import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { World } from '#platform/world.ts'
import { notePageVersions, type PageVersion } from '#domain/page-versions/page-versions.server.ts'
import type { SiteContext } from '#site/page.ts'
import { pageText } from '#site/page-text.ts'
import { renderPage } from '#site/render.tsx'
import { pages } from '#site/routes.ts'
import type { RenderedSite } from './render-site.ts'

/** Since when each page says what it says now. Visitors are let through between any two pages. */
export async function datePages(world: World, site: SiteContext, { answers }: RenderedSite) {
  const versions: PageVersion[] = []
  for (const page of pages) {
    const answer = answers.get(page.path)
    const html = answer ? String(answer.plain) : renderPage(page, site).html
    versions.push({ path: page.path, hash: createHash('sha256').update(pageText(html)).digest('base64url') })
    await nextTurn()
  }
  return notePageVersions(world, versions)
}

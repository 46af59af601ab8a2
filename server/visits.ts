import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SiteContext } from '#site/page.ts'
import { renderPage } from '#site/render.tsx'
import { findPage, pages } from '#site/routes.ts'
import { sendCached } from './answer.ts'
import { cacheAnswer } from './page-cache.ts'

/** Pages that depend on what stands behind the question mark, and so are rendered for each visit that brings one. */
export type VisitDoor = {
  /** Whether the address asks for more than the page that is stored under its path. */
  asksMore(path: string, url: string | undefined): boolean
  /** Answers with the page, and returns the status; null where the path has no such page. */
  answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<number | null>
}

type Parts = { site: () => SiteContext; headers: readonly string[] }

const perQuery = new Set(pages.filter((page) => page.perQuery).map(({ path }) => path))

export function openVisits({ site, headers }: Parts): VisitDoor {
  return {
    asksMore: (path, url = path) => url.length > path.length && perQuery.has(path),

    async answer(request, response, path) {
      const page = perQuery.has(path) ? findPage(path) : null
      if (!page) return null
      const { publicUrl } = site()
      const { searchParams } = new URL(request.url ?? path, publicUrl)
      const { status, html } = renderPage(page, site(), { query: searchParams })
      return sendCached(request, response, cacheAnswer(status, html, headers))
    },
  }
}

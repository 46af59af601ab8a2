import type { IncomingMessage, ServerResponse } from 'node:http'
import type { World } from '#platform/world.ts'
import { readProjectPath } from '#domain/projects/addresses.ts'
import { findProject, listPublishedProjects } from '#domain/projects/project-views.server.ts'
import { find as lookUp } from '#site/find.ts'
import type { Page, SiteContext, Visit } from '#site/page.ts'
import { projectPage } from '#site/pages/project.tsx'
import { readProjectQuery } from '#site/read-projects.ts'
import { renderPage } from '#site/render.tsx'
import { findPage, lookUpPage, pages } from '#site/routes.ts'
import { readTyped } from '#site/typed.ts'
import { redirect, sendCached } from './answer.ts'
import { cacheAnswer } from './page-cache.ts'

/** Pages that are rendered for each visit: there are too many of them to be stored. */
export type VisitDoor = {
  /** Whether the address asks for more than the page that is stored under its path. */
  asksMore(path: string, url: string | undefined): boolean
  /** Answers with the page, and returns the status; null where there is no such page. */
  answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<number | null>
}

type Parts = { world: World; site: () => SiteContext; headers: readonly string[] }
type Asked = { page: Page; visit: Visit }

const perQuery = new Set(pages.filter((page) => page.perQuery).map(({ path }) => path))

export function openVisits({ world, site, headers }: Parts): VisitDoor {
  return {
    asksMore: (path, url = path) => url.length > path.length && perQuery.has(path),

    async answer(request, response, path) {
      const asked = await find(path, request.url ?? path)
      if (!asked) return null
      const { found } = asked.visit
      if (found?.kind === 'page') return redirect(response, 303, found.path)
      const { status, html } = renderPage(asked.page, site(), asked.visit)
      return sendCached(request, response, cacheAnswer(status, html, { headers }))
    },
  }

  async function find(path: string, url: string): Promise<Asked | null> {
    const slug = readProjectPath(path)
    if (slug) {
      const project = await findProject(world, slug)
      return project && { page: projectPage(project), visit: { project } }
    }
    const page = path === lookUpPage.path ? lookUpPage : perQuery.has(path) && findPage(path)
    if (!page) return null
    const { searchParams } = new URL(url, world.publicUrl)
    return { page, visit: await readVisit(path, searchParams) }
  }

  /** What the page at this path makes of its query. */
  async function readVisit(path: string, typed: URLSearchParams): Promise<Visit> {
    if (path === '/faq') return { typed: readTyped(typed) }
    if (path === lookUpPage.path) return readLookUp(readTyped(typed))
    if (path !== '/projects') throw new Error(`Nobody knows what ${path} makes of its query.`)
    const query = readProjectQuery(typed)
    return { projects: query && { query, found: await listPublishedProjects(world, query) } }
  }
}

function readLookUp(typed: string): Visit {
  return typed ? { typed, found: lookUp(typed) } : {}
}

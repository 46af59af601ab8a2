import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ApiLimits } from '#api/env.ts'
import { refusalWhileAway } from '#platform/database/database-away.ts'
import { Refusal } from '#platform/refusal.ts'
import { readBounded } from '#platform/requests/bounded-bytes.ts'
import type { World } from '#platform/world.ts'
import { receiveReport } from '#domain/equipment/reports/reports.server.ts'
import { ReportKind } from '#domain/equipment/reports/report.ts'
import { findTagged, type TaggedUnit } from '#domain/equipment/tags.server.ts'
import { readUnitPath } from '#domain/equipment/unit-path.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import type { Language } from '#domain/preferences/language.ts'
import type { SiteContext } from '#site/page.ts'
import { renderUnitPage } from '#site/pages/unit.tsx'
import { renderPage } from '#site/render.tsx'
import { notFoundPage } from '#site/routes.ts'
import { send } from './answer.ts'
import { secretive } from './secretive.ts'

/** Answers the address on the label of a unit, and returns the status. */
export type UnitDoor = (request: IncomingMessage, response: ServerResponse, asked: Asked) => Promise<number>

type Asked = { path: string; address: string }

type Parts = {
  world: World
  site: () => SiteContext
  headers: Record<string, string>
  limits: Pick<ApiLimits, 'unitPages' | 'unitReports'>
}

/** More than the one field of the form needs. */
const mostBytes = 200

/** Whoever has the address has seen the label. They may report one of a few things, and are told nothing of where the unit is. */
export function openUnitDoor({ world, site, headers, limits }: Parts): UnitDoor {
  const own = { ...headers, ...secretive }

  return async function answerUnit(request, response, { path, address }) {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead && request.method !== 'POST') {
      response.setHeader('Allow', 'GET, HEAD, POST')
      return plain(response, 405, 'Please use the buttons on this page.')
    }
    if (!(await limits.unitPages.tryUse(address))) return tooMany(response)
    const unit = await findTagged(world, readUnitPath(path) ?? '')
    if (!unit) return page(response, 404, renderPage(notFoundPage, site()).html)
    const visit = { language: languageOf(request), unit }
    if (isRead || unit.state === 'gone')
      return page(response, unit.state === 'gone' ? 410 : 200, renderUnitPage(site(), visit))
    return takeReport(request, response, { visit, address })
  }

  type Visit = { language: Language; unit: TaggedUnit }

  async function takeReport(
    request: IncomingMessage,
    response: ServerResponse,
    { visit, address }: { visit: Visit; address: string },
  ) {
    const { unit } = visit
    try {
      const refused = world.room.refusal()
      if (refused) throw refused
      const received = await readReport(request, address)
      if (!received) return page(response, 422, renderUnitPage(site(), visit))
      if (!(await limits.unitReports.tryUse(`from ${address}`))) return tooMany(response)
      if (!(await limits.unitReports.tryUse(`about ${unit.id}`))) return tooMany(response)
      await receiveReport(world, unit.id, received)
      return page(response, 200, renderUnitPage(site(), { ...visit, received }))
    } catch (error) {
      const refusal =
        error instanceof Refusal ? error : (world.room.refusalFor(error) ?? refusalWhileAway(error))
      if (!refusal) throw error
      return plain(response, refusal.status, 'We can’t take this right now. Please call us at')
    }
  }

  function page(response: ServerResponse, status: number, body: string) {
    return send(response, { status, body, headers: own })
  }

  function tooMany(response: ServerResponse) {
    return plain(response, 429, 'Too many requests. Please call us at')
  }

  function plain(response: ServerResponse, status: number, sentence: string) {
    const body = `${sentence} ${displayPhone(site().company.phone)}.\n`
    return send(response, { status, body, headers: { ...own, 'Content-Type': 'text/plain; charset=utf-8' } })
  }
}

/** One of the fixed choices; null for anything else that was sent. */
async function readReport(request: IncomingMessage, from: string): Promise<ReportKind | null> {
  const tooLarge = () => new Refusal(413, 'too-large', 'This is too long.')
  const bytes = await readBounded(request, { most: mostBytes, tooLarge, from })
  return ReportKind.safeParse(new URLSearchParams(bytes.toString()).get('what')).data ?? null
}

/** As chosen on the page, or as the browser prefers. */
function languageOf({ url = '', headers }: IncomingMessage): Language {
  const chosen = /[?&]lang=(en|es)\b/.exec(url)?.[1] ?? headers['accept-language']?.slice(0, 2)
  return chosen === 'es' ? 'es' : 'en'
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ApiLimits } from '#api/env.ts'
import { refusalWhileAway } from '#platform/database/database-away.ts'
import { Refusal } from '#platform/refusal.ts'
import { readBounded } from '#platform/requests/bounded-bytes.ts'
import type { World } from '#platform/world.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import { Language } from '#domain/preferences/language.ts'
import { deviceOf, SignerAnswer } from '#domain/signing-requests/answer.ts'
import { answerByLink } from '#domain/signing-requests/sign.flow.ts'
import { readSigningPath, signingPath } from '#domain/signing-requests/sign-path.ts'
import { findCopy, openSigningLink } from '#domain/signing-requests/signer.flow.ts'
import { noteCopyTaken } from '#domain/submissions/copies-given.server.ts'
import { getSignersPaper } from '#domain/submissions/paper/papers.flow.ts'
import type { SiteContext } from '#site/page.ts'
import { renderNoSuchLink, renderSignPage } from '#site/pages/sign/sign-page.tsx'
import { send } from './answer.ts'
import { secretive } from './secretive.ts'

/** Answers the address of papers to sign, and returns the status. */
export type SignDoor = (request: IncomingMessage, response: ServerResponse, asked: Asked) => Promise<number>

type Asked = { path: string; address: string }

type Parts = {
  world: World
  site: () => SiteContext
  headers: Record<string, string>
  limits: Pick<ApiLimits, 'signPages' | 'signAnswers'>
}

/** Several pages of handwriting. */
const mostBytes = 1_500_000

/** To look changes nothing: whoever looks into links on their way looks into these too. Only what the page posts signs. */
export function openSignDoor({ world, site, headers, limits }: Parts): SignDoor {
  const own = { ...headers, ...secretive }

  return async function answerSign(request, response, { path, address }) {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (request.method === 'OPTIONS' || (!isRead && request.method !== 'POST')) {
      response.setHeader('Allow', 'GET, HEAD, POST')
      if (request.method === 'OPTIONS') return send(response, { status: 204, body: '', headers: own })
      return plain(response, 405, 'Please use the buttons on this page.')
    }
    if (!(await limits.signPages.tryUse(address)))
      return plain(response, 429, 'Too many requests. Please call us at')
    const { token, copy } = readSigningPath(path) ?? { token: '', copy: null }
    if (!isRead) return takeAnswer(request, response, { token, address })
    const noSuchLink = () => page(response, 404, renderNoSuchLink(site(), languageIn(request) ?? 'en'))
    const isTaken = request.method === 'GET'
    if (copy) return (await showCopy(response, { token, copy, isTaken })) ?? noSuchLink()
    const view = await openSigningLink(world, token)
    if (!view) return noSuchLink()
    const today = companyDay(world.now())
    return page(
      response,
      view.ended ? 410 : 200,
      renderSignPage(site(), {
        view,
        at: signingPath(token),
        today,
        around: languageIn(request) ?? view.language,
      }),
    )
  }

  async function takeAnswer(
    request: IncomingMessage,
    response: ServerResponse,
    { token, address }: { token: string; address: string },
  ) {
    try {
      const refused = world.room.refusal()
      if (refused) throw refused
      if (!(await limits.signAnswers.tryUse(address)))
        throw new Refusal(429, 'too-many', `Too many tries. Please call us at ${phone()}.`)
      const answer = await readAnswer(request, address)
      const device = deviceOf(request.headers['user-agent'])
      return json(response, 200, await answerByLink(world, { token, answer, device }))
    } catch (error) {
      const refusal =
        error instanceof Refusal ? error : (world.room.refusalFor(error) ?? refusalWhileAway(error))
      if (!refusal) throw error
      return json(response, refusal.status, { code: refusal.code, detail: refusal.message })
    }
  }

  type Wanted = { token: string; copy: string; isTaken: boolean }

  async function showCopy(response: ServerResponse, { token, copy, isTaken }: Wanted) {
    const found = await findCopy(world, token, copy)
    if (!found) return null
    const { submission_id, slug: form, job_id } = found
    const { bytes } = await getSignersPaper(world, submission_id)
    // Whoever only asks whether it is there takes nothing.
    if (isTaken) await noteCopyTaken(world, { job_id, submission_id, form, way: 'download' })
    return send(response, {
      status: 200,
      body: Buffer.from(bytes),
      headers: {
        ...own,
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="${form}.pdf"`,
      },
    })
  }

  function page(response: ServerResponse, status: number, body: string) {
    return send(response, { status, body, headers: own })
  }

  function json(response: ServerResponse, status: number, body: object) {
    const headers = { ...own, 'Content-Type': 'application/json; charset=utf-8' }
    return send(response, { status, body: JSON.stringify(body), headers })
  }

  function plain(response: ServerResponse, status: number, sentence: string) {
    const body = `${sentence} ${phone()}.\n`
    return send(response, { status, body, headers: { ...own, 'Content-Type': 'text/plain; charset=utf-8' } })
  }

  function phone() {
    return displayPhone(site().company.phone)
  }
}

/** That whoever reads the page chose; undefined where they chose none. */
function languageIn({ url = '' }: IncomingMessage) {
  const [, query = ''] = url.split('?')
  return Language.safeParse(new URLSearchParams(query).get('in')).data
}

async function readAnswer(request: IncomingMessage, from: string): Promise<SignerAnswer> {
  const tooLarge = () => new Refusal(413, 'too-large', 'This is too long. Write it with fewer strokes.')
  const bytes = await readBounded(request, { most: mostBytes, tooLarge, from })
  const read = SignerAnswer.safeParse(parse(bytes.toString()))
  if (read.success) return read.data
  throw new Refusal(422, 'bad-fields', read.error.issues[0]?.message ?? 'Open the link again.')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import * as z from 'zod'
import type { ApiLimits } from '#api/env.ts'
import { Refusal } from '#platform/refusal.ts'
import { readBounded } from '#platform/requests/bounded-bytes.ts'
import type { World } from '#platform/world.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import { readDocumentCode } from '#domain/submissions/document-code.ts'
import { readVerifyPath, verifyPath } from '#domain/submissions/verify-path.ts'
import { readSentHash, verifyDocument } from '#domain/submissions/verify.server.ts'
import type { SiteContext } from '#site/page.ts'
import { renderVerifyEntry, renderVerifyPage } from '#site/pages/verify.tsx'
import { send } from './answer.ts'
import { secretive } from './secretive.ts'

/** Answers the address on a paper, and returns the status. */
export type VerifyDoor = (request: IncomingMessage, response: ServerResponse, asked: Asked) => Promise<number>

type Asked = { path: string; address: string }

type Parts = {
  world: World
  site: () => SiteContext
  headers: Record<string, string>
  limits: Pick<ApiLimits, 'verifyPages'>
}

/** More than the one field of the form needs. */
const mostBytes = 1000

/** Whoever has a paper has its address. They learn its day and whether it counts, and, from the hash of a file, whether that is ours. */
export function openVerifyDoor({ world, site, headers, limits }: Parts): VerifyDoor {
  const own = { ...headers, ...secretive }

  return async function answerVerify(request, response, { path, address }) {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead && request.method !== 'POST') {
      response.setHeader('Allow', 'GET, HEAD, POST')
      return plain(response, 405, 'Please use the form on this page.')
    }
    if (!(await limits.verifyPages.tryUse(address)))
      return plain(response, 429, 'Too many requests. Please call us at')
    const id = (readVerifyPath(path) ?? '').toLowerCase()
    const fields = isRead ? null : await readSent(request, address)
    if (fields instanceof Refusal)
      return plain(response, fields.status, `${fields.message} Please call us at`)
    if (id === '') return enter(response, fields?.get('code')?.trim() ?? '')
    const sent = fields && (fields.get('sha256') ?? '')
    const sha256 = sent === null ? undefined : (readSentHash(sent) ?? undefined)
    const found = await verifyDocument(world, { id, sha256 })
    if (!found) return page(response, 404, renderVerifyEntry(site(), { isUnknown: true }))
    const { isOurs, ...document } = found
    if (sent !== null && sha256 === undefined)
      return page(
        response,
        422,
        renderVerifyPage(site(), { id, found: document, isOurs: null, wrong: sent.slice(0, 100) }),
      )
    return page(response, 200, renderVerifyPage(site(), { id, found: document, isOurs }))
  }

  /** What was typed leads to the page of its document. */
  function enter(response: ServerResponse, typed: string) {
    const known = readDocumentCode(typed) ?? z.uuid().safeParse(typed.toLowerCase()).data
    if (typed === '') return page(response, 200, renderVerifyEntry(site(), { isUnknown: false }))
    if (!known) return page(response, 404, renderVerifyEntry(site(), { isUnknown: true }))
    return send(response, { status: 303, body: '', headers: { ...own, Location: verifyPath(known) } })
  }

  function page(response: ServerResponse, status: number, body: string) {
    return send(response, { status, body, headers: own })
  }

  function plain(response: ServerResponse, status: number, sentence: string) {
    const body = `${sentence} ${displayPhone(site().company.phone)}.\n`
    return send(response, { status, body, headers: { ...own, 'Content-Type': 'text/plain; charset=utf-8' } })
  }
}

/** What was pasted or counted, or why it isn't read. */
async function readSent(request: IncomingMessage, from: string): Promise<URLSearchParams | Refusal> {
  const tooLarge = () => new Refusal(413, 'too-large', 'This is too long.')
  try {
    const bytes = await readBounded(request, { most: mostBytes, tooLarge, from })
    return new URLSearchParams(bytes.toString())
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

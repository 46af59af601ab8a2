import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ApiLimits } from '#api/env.ts'
import { makeChallenge } from '#platform/proof-of-work/proof-of-work.ts'
import { challengeHeader } from '#platform/proof-of-work/proof-solver.ts'
import { refusalWhileAway } from '#platform/database/database-away.ts'
import { Refusal } from '#platform/refusal.ts'
import { signTime } from '#platform/secrets/signed-time.ts'
import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import { admitLead } from '#domain/leads/admit.flow.ts'
import { tooManyPhotos, tooManyRequests } from '#domain/leads/suspicion/too-many.ts'
import { findPhotos } from '#domain/leads/photos-to-take.server.ts'
import { receivePhoto } from '#domain/photos/photos.server.ts'
import { formAsSent, submitContact } from '#site/contact-door.ts'
import { readContactForm, type SentForm } from '#site/contact-reading.ts'
import type { SiteContext, Visit } from '#site/page.ts'
import { readBroughtBy } from '#site/brought-by.ts'
import { emptyForm, readReceived, type ContactForm } from '#site/pages/contact-form.ts'
import { renderPage } from '#site/render.tsx'
import { findPage, receiptPage } from '#site/routes.ts'
import { redirect, send } from './answer.ts'
import { isCrossSite } from './cross-site.ts'

/** Answers /contact, and returns the status it answered with. */
export type ContactDoor = (
  request: IncomingMessage,
  response: ServerResponse,
  address: string,
) => Promise<number>

type Parts = {
  world: World
  site: () => SiteContext
  headers: Record<string, string>
  limits: Pick<ApiLimits, 'leads' | 'photos' | 'unproven'>
}

/** The form for browsers without script: 303 to the thanks, or the form again with all that was entered and what to mend. */
export function openContact({ world, site, headers, limits }: Parts): ContactDoor {
  return async function answerContact(request, response, address) {
    if (request.method === 'GET' || request.method === 'HEAD') {
      const { searchParams } = new URL(request.url ?? '/', world.publicUrl)
      response.setHeader(challengeHeader, await makeChallenge(world.secret, world.now()))
      const values = readBroughtBy(searchParams, request.headers.referer, new URL(world.publicUrl).origin)
      const received = readReceived(searchParams) ?? undefined
      return show(response, 200, { form: { ...freshForm(), values }, received })
    }
    if (request.method === 'POST') return takeForm(request, response, address)
    response.setHeader('Allow', 'GET, HEAD, POST')
    return send(response, {
      status: 405,
      body: 'Please use the form on this page.\n',
      headers: {
        'Content-Type': 'text/plain; charset=utf-8',
      },
    })
  }

  async function takeForm(request: IncomingMessage, response: ServerResponse, address: string) {
    const { phone } = site().company
    let refused = world.room.refusal()
    let tooMany: Refusal | undefined
    let sent: SentForm | undefined
    try {
      sent = await readContactForm(request, {
        from: address,
        take: (sha256, bytes) =>
          write(async () => {
            await limits.photos.use(address, tooManyPhotos(phone))
            return receivePhoto(world, { sha256, bytes, from: address })
          }),
      })
      const answer = await submitContact(world, sent, {
        findPhotos: (lead_id, sha256s) => findPhotos(world, lead_id, sha256s),
        admitLead: (lead, signs) =>
          write(async () => {
            await limits.leads.use(address, tooManyRequests(phone))
            return admitLead(world, lead, {
              ...signs,
              isCrossSite: isCrossSite(request.headers, world.publicUrl),
              // Without JavaScript there is no proof of work.
              proof: { kind: 'none' },
              address,
              isCrowded: async () => !(await limits.unproven.tryUse(address)),
            })
          }),
      })
      if (answer.kind === 'received') return redirect(response, 303, answer.location)
      if (refused) return refuse(response, refused, { ...answer.form, photoErrors: [] })
      if (tooMany) askToWait(response, tooMany)
      return show(response, tooMany?.status ?? answer.status, { form: answer.form })
    } catch (error) {
      const refusal = error instanceof Refusal ? error : refusalWhileAway(error)
      if (!refusal) throw error
      return refuse(response, refusal, sent ? formAsSent(world, sent) : freshForm())
    }

    /** Where there is no room, or turns out to be none, and where it is too much, the form comes back with all that was entered. */
    async function write<T>(work: () => Promise<T>): Promise<T> {
      if (refused) throw refused
      try {
        return await work()
      } catch (error) {
        if (error instanceof Refusal && error.extra.retryAfter) tooMany = error
        refused = world.room.refusalFor(error) ?? refusalWhileAway(error)
        throw refused ?? error
      }
    }
  }

  function refuse(response: ServerResponse, refusal: Refusal, form: ContactForm) {
    askToWait(response, refusal)
    return show(response, refusal.status, { form: { ...form, errors: { form: [refusal.message] } } })
  }

  function askToWait(response: ServerResponse, { extra }: Refusal) {
    if (extra.retryAfter) response.setHeader('Retry-After', String(extra.retryAfter))
  }

  function freshForm(): ContactForm {
    return { ...emptyForm, id: newId(), opened: signTime(world.secret, world.now()) }
  }

  function show(response: ServerResponse, status: number, visit: Visit) {
    const page = visit.received ? receiptPage : findPage('/contact')
    if (!page) throw new Error('The route table has no contact page.')
    const { html } = renderPage(page, site(), visit)
    return send(response, { status, body: html, headers: { ...headers, 'Cache-Control': 'no-store' } })
  }
}

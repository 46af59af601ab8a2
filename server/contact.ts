import type { IncomingMessage, ServerResponse } from 'node:http'
import { signTime } from '#platform/signed-time.ts'
import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import type { SiteContext, Visit } from '#site/page.ts'
import { emptyForm, readReceived } from '#site/pages/contact-form.ts'
import { renderPage } from '#site/render.tsx'
import { findPage } from '#site/routes.ts'
import { send } from './answer.ts'

/** Answers /contact, and returns the status it answered with. */
export type ContactDoor = (request: IncomingMessage, response: ServerResponse) => Promise<number>

export function openContact(
  world: World,
  site: () => SiteContext,
  headers: Record<string, string>,
): ContactDoor {
  const page = findPage('/contact')
  if (!page) throw new Error('The route table has no contact page.')

  const show = (response: ServerResponse, visit: Visit) => {
    const { status, html } = renderPage(page, site(), visit)
    return send(response, status, html, { ...headers, 'Cache-Control': 'no-store' })
  }
  const freshForm = () => ({ ...emptyForm, id: newId(), opened: signTime(world.secret, world.now()) })

  return async function answerContact(request, response) {
    const query = new URL(request.url ?? '/', world.publicUrl).searchParams
    const received = readReceived(query) ?? undefined
    return show(response, { form: freshForm(), received })
  }
}

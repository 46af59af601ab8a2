import type { ServerResponse } from 'node:http'
import type { ApiLimits } from '#api/env.ts'
import type { World } from '#platform/world.ts'
import { readChatPath } from '#domain/chat/devices/chat-path.ts'
import { readLink } from '#domain/chat/devices/links.server.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import type { SiteContext } from '#site/page.ts'
import { renderPage } from '#site/render.tsx'
import { chatGonePage, chatPage, notFoundPage } from '#site/routes.ts'
import { send } from './answer.ts'
import { secretive } from './secretive.ts'

/** Answers the address of a conversation, and returns the status; null where it is none. */
export type ChatDoor = (response: ServerResponse, asked: Asked) => Promise<number | null>

type Asked = { path: string; address: string }

type Parts = {
  world: World
  site: () => SiteContext
  headers: Record<string, string>
  limits: Pick<ApiLimits, 'chatLinks'>
}

/** Only says whether the address works. Whoever looks into links on their way looks into these too, and changes nothing. */
export function openChatDoor({ world, site, headers, limits }: Parts): ChatDoor {
  return async function answerChat(response, { path, address }) {
    const token = readChatPath(path)
    if (token === null) return null
    const own = { ...headers, ...secretive }
    if (!(await limits.chatLinks.tryUse(address))) {
      const body = `Too many requests. Please call us at ${displayPhone(site().company.phone)}.\n`
      const plain = { ...own, 'Content-Type': 'text/plain; charset=utf-8' }
      return send(response, { status: 429, body, headers: plain })
    }
    const chatLink = await readLink(world, token)
    const { status, html } =
      chatLink === 'unknown'
        ? renderPage(notFoundPage, site())
        : renderPage(chatLink === 'open' ? chatPage : chatGonePage, site(), { chatLink })
    return send(response, { status, body: html, headers: own })
  }
}

import type { Menu } from './more-menu.ts'

const timeout = 15_000

/** Asks something of the conversation that the panel itself never asks; undefined where the server was not reached. */
export async function askChat(
  { conversation, home }: Pick<Menu, 'conversation' | 'home'>,
  path: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
): Promise<Response | undefined> {
  const { kept } = conversation.state()
  if (!kept) return undefined
  const headers = { 'x-chat-secret': kept.secret }
  const signal = AbortSignal.timeout(timeout)
  return fetch(new URL(`chats/${kept.id}${path}`, home), { method, headers, signal }).catch(() => undefined)
}

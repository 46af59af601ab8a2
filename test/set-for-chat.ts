import { getSettings } from '#domain/chat/settings/settings.server.ts'
import type { ChatSettings } from '#domain/chat/settings/settings.ts'
import { aPerson } from './people.ts'
import type { TestWorld } from './world.ts'

/** The owner sets these parts for the chat, as the screen does. */
export async function setForChat(test: Pick<TestWorld, 'world' | 'api'>, parts: Partial<ChatSettings>) {
  const owner = await aPerson(test)
  const { revision } = await (await owner.request('/api/chat-settings')).json()
  const settings = { ...(await getSettings(test.world)), ...parts }
  const answer = await owner.request('/api/chat-settings', { method: 'PUT', json: { settings, revision } })
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
}

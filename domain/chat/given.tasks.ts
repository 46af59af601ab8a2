import type { World } from '#platform/world.ts'
import { usualPreferences } from '#domain/preferences/preference.ts'
import { readPreferences } from '#domain/preferences/preferences.server.ts'
import { givenNotice } from '#domain/push/notice.ts'
import { notify } from '#domain/push/subscriptions.server.ts'
import { returnChatNotice, spendChatNotice } from './chat-notices.server.ts'
import { isGivenUnopened } from './given.server.ts'

type Given = { lead_id: string; to: string }

/**
 * Tells whoever was given a conversation on their devices, as the first who is on call is told of one that waits: its visitor reads their
 * name. Who opened it meanwhile, or took it themselves, knows. Nobody is woken each time that it goes to and fro.
 */
export async function notifyOfGiven(world: World, { lead_id, to }: Given) {
  if (!(await isGivenUnopened(world, { id: lead_id, to }))) return
  const { language } = (await readPreferences(world, [to])).get(to) ?? usualPreferences
  const notice = await spendChatNotice(world, { person: to, chat_id: lead_id })
  if (!notice) return
  try {
    await notify(world, to, givenNotice(lead_id, language))
  } catch (error) {
    await returnChatNotice(world, notice)
    throw error
  }
}

import type { World } from '#platform/world.ts'
import { usualPreferences } from '#domain/preferences/preference.ts'
import { readPreferences } from '#domain/preferences/preferences.server.ts'
import { dangerNotice } from '#domain/push/notice.ts'
import { notify } from '#domain/push/subscriptions.server.ts'

type Told = { lead_id: string; to: string; is_reminder?: true | undefined }

/** Tells whoever has the conversation on their devices that its visitor told of danger, or still waits. Quiet hours hold nothing back. */
export async function notifyOfDanger(world: World, { lead_id, to, is_reminder }: Told) {
  const { language } = (await readPreferences(world, [to])).get(to) ?? usualPreferences
  await notify(world, to, dangerNotice(lead_id, { language, isReminder: is_reminder === true }))
}

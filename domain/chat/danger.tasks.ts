import type { World } from '#platform/world.ts'
import { usualPreferences } from '#domain/preferences/preference.ts'
import { readPreferences } from '#domain/preferences/preferences.server.ts'
import { dangerNotice } from '#domain/push/notice.ts'
import { notify } from '#domain/push/subscriptions.server.ts'

/** Tells whoever has the conversation on their devices that its visitor told of danger. Quiet hours hold nothing back. */
export async function notifyOfDanger(world: World, { lead_id, to }: { lead_id: string; to: string }) {
  const { language } = (await readPreferences(world, [to])).get(to) ?? usualPreferences
  await notify(world, to, dangerNotice(lead_id, language))
}

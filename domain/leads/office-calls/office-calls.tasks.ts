import type { World } from '#platform/world.ts'
import { usualPreferences } from '#domain/preferences/preference.ts'
import { readPreferences } from '#domain/preferences/preferences.server.ts'
import { callNotice } from '#domain/push/notice.ts'
import { notify } from '#domain/push/subscriptions.server.ts'
import { findCaller } from './office-call-views.server.ts'

type Told = { lead_id: string; call_id: string }

/** Tells whoever called that someone is on it. */
export function notifyCallTaken(world: World, told: Told): Promise<void> {
  return notifyCaller(world, { ...told, what: 'taken' })
}

export function notifyCallAnswered(world: World, told: Told): Promise<void> {
  return notifyCaller(world, { ...told, what: 'answered' })
}

/** Quiet hours hold nothing back: the person asked, and waits. Of a call that was undone, or their own, there is nothing to tell. */
async function notifyCaller(world: World, told: Told & { what: 'taken' | 'answered' }) {
  const caller = await findCaller(world, told.call_id)
  if (!caller) return
  const preferences = (await readPreferences(world, [caller])).get(caller) ?? usualPreferences
  await notify(world, caller, callNotice(told, preferences.language))
}

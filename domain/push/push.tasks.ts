import type { World } from '#platform/world.ts'
import { wasAssignedTo } from '#domain/leads/assignment.server.ts'
import { isQuiet, usualPreferences } from '#domain/preferences/preference.ts'
import { readPreferences } from '#domain/preferences/preferences.server.ts'
import { listOnCall } from '#domain/shifts/shift-views.server.ts'
import { assignmentNotice } from './notice.ts'
import { notify, removeEnded } from './subscriptions.server.ts'

/** Tells people on their devices what someone else gave them, but not in their quiet hours unless they are on call. */
export async function notifyAssigned(
  world: World,
  { lead_id, to }: { lead_id: string; to: string | null },
): Promise<void> {
  if (!to || !(await wasAssignedTo(world, { lead_id, to }))) return
  const preferences = (await readPreferences(world, [to])).get(to) ?? usualPreferences
  if (isQuiet(preferences, world.now()) && !(await isOnCall(world, to))) return
  await notify(world, to, assignmentNotice({ lead_id }, preferences.language))
}

export function removeEndedSubscriptions(world: World): Promise<void> {
  return removeEnded(world)
}

async function isOnCall(world: World, employeeId: string) {
  const onCall = await listOnCall(world, world.now())
  return onCall.some(({ employee_id }) => employee_id === employeeId)
}

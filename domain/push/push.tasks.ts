import type { PushMessage } from '#platform/push/push.ts'
import type { World } from '#platform/world.ts'
import { wasAssignedTo } from '#domain/leads/assignment.server.ts'
import { findInCharge } from '#domain/leads/office-calls/office-call-views.server.ts'
import { findReplacedPlanner } from '#domain/leads/schedule/replaced-visits.server.ts'
import { isQuiet, usualPreferences } from '#domain/preferences/preference.ts'
import type { Language } from '#domain/preferences/language.ts'
import { readPreferences } from '#domain/preferences/preferences.server.ts'
import { listOnCall } from '#domain/shifts/shift-views.server.ts'
import type { OfficeReason } from '#domain/leads/visit-steps/visit-step.ts'
import { assignmentNotice, gapsNotice, replacedNotice } from './notice.ts'
import { notify, removeEnded } from './subscriptions.server.ts'

/** Tells people on their devices what someone else gave them, but not in their quiet hours unless they are on call. */
export async function notifyAssigned(
  world: World,
  { lead_id, to, knows }: { lead_id: string; to: string | null; knows?: boolean | undefined },
): Promise<void> {
  if (!to || knows || !(await wasAssignedTo(world, { lead_id, to }))) return
  await notifyAwake(world, to, (language) => assignmentNotice({ lead_id }, language))
}

/** Tells who planned a visit that whoever goes changed it, under the same rule. */
export async function notifyReplaced(
  world: World,
  { lead_id, from }: { lead_id: string; from: string },
): Promise<void> {
  if (from !== 'scheduled') return
  const planner = await findReplacedPlanner(world, lead_id)
  if (planner) await notifyAwake(world, planner, (language) => replacedNotice({ lead_id }, language))
}

type Left = { lead_id: string; call_id?: string | undefined; reason?: OfficeReason | undefined }

/**
 * Tells whoever takes care of a job that someone else left it with gaps in its file. Where nobody else does, those on call hear of it all
 * the same: it is a call for the office.
 */
export async function notifyOfGaps(world: World, { lead_id, call_id, reason }: Left): Promise<void> {
  if (reason !== 'left_gaps' || !call_id) return
  const person = await findInCharge(world, call_id)
  if (person) await notifyAwake(world, person, (language) => gapsNotice({ lead_id, call_id }, language))
}

export function removeEndedSubscriptions(world: World): Promise<void> {
  return removeEnded(world)
}

export async function notifyAwake(world: World, person: string, write: (language: Language) => PushMessage) {
  const preferences = (await readPreferences(world, [person])).get(person) ?? usualPreferences
  if (isQuiet(preferences, world.now()) && !(await isOnCall(world, person))) return
  await notify(world, person, write(preferences.language))
}

async function isOnCall(world: World, employeeId: string) {
  const onCall = await listOnCall(world, world.now())
  return onCall.some(({ employee_id }) => employee_id === employeeId)
}

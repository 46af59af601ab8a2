import type { World } from '#platform/world.ts'
import { listAllWhoMay } from '#domain/employees/people-who-may.server.ts'
import type { Allowed, AllowedForAll } from '#domain/roles/allowed.ts'
import { contactsReach, type OnCallContact } from './shift.ts'
import { listShifts } from './shift-views.server.ts'

type Viewers = { viewer: Allowed<'leads.view'>; caller: AllowedForAll<'employees.view'> | null }

/** Who can be called from now on, shift by shift; their numbers for whoever may see employees. */
export async function listOnCallContacts(
  world: World,
  { viewer, caller }: Viewers,
): Promise<OnCallContact[]> {
  const people = new Map((await listAllWhoMay(world, 'leads.assign')).map((person) => [person.id, person]))
  const now = world.now()
  const span = { from: now.toISOString(), until: new Date(now.getTime() + contactsReach).toISOString() }
  const shifts = await listShifts(world, viewer, { ...span, able: new Set(people.keys()) })
  return shifts
    .filter(({ is_absent }) => !is_absent)
    .map((shift) => ({ ...shift, mobile: (caller && people.get(shift.employee.id)?.mobile) || null }))
}

import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import { daysLaterLocal, instantOf, mondayOf } from '#domain/company/local-time.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import { allow } from '#domain/roles/allowed.ts'
import { addShifts } from '#domain/shifts/shifts.server.ts'

/** Who is on call in the week of the demo and in those after it, first line and backup; the last week is still to be filled. */
const weeks = [
  ['dispatch', 'office'],
  ['office', 'owner'],
  ['dispatch', 'office'],
] as const

export async function planRota(world: World, owner: SignedIn, now: Date) {
  const people = await world.db.selectFrom('employee').select(['id', 'username']).execute()
  const idOf = (username: string) => people.find((person) => person.username === username)?.id ?? ''
  // At eight by the clock of the office.
  const monday = `${mondayOf(companyDay(now))}T08:00`
  const shifts = weeks.flatMap((week, nth) =>
    week.map((username, line) => ({
      id: newId(world.now().getTime()),
      employee_id: idOf(username),
      line: line === 0 ? ('first' as const) : ('backup' as const),
      starts_at: momentOf(daysLaterLocal(monday, 7 * nth)),
      ends_at: momentOf(daysLaterLocal(monday, 7 * (nth + 1))),
    })),
  )
  await addShifts(world, allow(owner, 'leads.assign'), shifts)
}

function momentOf(local: string) {
  return instantOf(local).toISOString()
}

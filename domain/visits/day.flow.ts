import type { World } from '#platform/world.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { listOnCall } from '#domain/shifts/shift-views.server.ts'
import { readDay } from './day.server.ts'

type Asked = { on: string; planner: Allowed<'intake.schedule'> | null }

/** The day of all people; to whoever plans today also who is on call now. */
export async function readDayNow(world: World, viewer: Allowed<'intake.view'>, { on, planner }: Asked) {
  const now = world.now()
  const shifts = planner && on === companyDay(now) ? await listOnCall(world, now) : []
  const onCall = new Set(shifts.map(({ employee_id }) => employee_id))
  return readDay(world, viewer, { on, planner, onCall })
}

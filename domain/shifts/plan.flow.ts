import { fieldRefusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { listAllWhoMay } from '#domain/employees/people-who-may.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import type { NewShift, Shift, ShiftChange, ShiftQuery } from './shift.ts'
import { listShifts, readShifts } from './shift-views.server.ts'
import { addShifts, changeShift } from './shifts.server.ts'

type Planner = Allowed<'leads.assign'>

/** The shifts that touch a span of time, in their order, each with whether its person can take requests now. */
export async function readSchedule(
  world: World,
  viewer: Allowed<'leads.view'>,
  span: ShiftQuery,
): Promise<Shift[]> {
  return listShifts(world, viewer, { ...span, able: await idsOfAble(world) })
}

/** Some of them, as far as they are still there. */
export async function readSomeShifts(
  world: World,
  planner: Planner,
  ids: readonly string[],
): Promise<Shift[]> {
  return readShifts(world, planner, { ids, able: await idsOfAble(world) })
}

/** Whom a planner can put on call: those who may take any request, by name. */
export async function listAble(world: World, _planner: Planner): Promise<{ id: string; name: string }[]> {
  return (await listAllWhoMay(world, 'leads.assign')).map(({ id, name }) => ({ id, name }))
}

export async function planShifts(world: World, planner: Planner, shifts: readonly NewShift[]): Promise<void> {
  await requireAble(
    world,
    shifts.map(({ employee_id }) => employee_id),
  )
  await addShifts(world, planner, shifts)
}

export async function replanShift(
  world: World,
  planner: Planner,
  change: ShiftChange & { id: string },
): Promise<void> {
  await requireAble(world, [change.employee_id])
  await changeShift(world, planner, change)
}

async function idsOfAble(world: World) {
  return new Set((await listAllWhoMay(world, 'leads.assign')).map(({ id }) => id))
}

/** People who lose the permission later are skipped by alerts and marked in the schedule. */
async function requireAble(world: World, ids: readonly string[]) {
  const able = await idsOfAble(world)
  if (ids.every((id) => able.has(id))) return
  const sentence = 'This person doesn’t have permission to take requests, so they can’t be on call.'
  throw fieldRefusal('employee_id', sentence, { code: 'not-able-to-answer' })
}

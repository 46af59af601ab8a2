import { newId } from '#platform/uuid.ts'
import type { FactChanges } from '#domain/jobs/facts/facts.ts'
import { allow } from '#domain/roles/allowed.ts'
import { changeVisit } from '#domain/visits/change-visit.flow.ts'
import { planVisit } from '#domain/visits/plan-visit.flow.ts'
import { NewVisit, VisitChange } from '#domain/visits/visit.ts'
import { aCall, aCallTaken } from './a-job.ts'
import { aPerson, type Person } from './people.ts'
import { createTestWorld, type TestWorld } from './world.ts'

/** Tests begin on 2026-11-20 at 7 AM, where the company works. */
export const today = '2026-11-20'
export const thisMorning = { on: today, from: '08:00', to: '10:00' }
export const tomorrow = { on: '2026-11-21', from: '08:00', to: '10:00' }

/** A visit as it is sent: an inspection without a time, unless something else is said. */
export function aNewVisit(overrides: Partial<Record<string, unknown>> = {}) {
  return NewVisit.parse({ id: newId(), kind: 'inspection', ...overrides })
}

/** Makes someone hold a certification. */
export async function certify(
  { world }: Pick<TestWorld, 'world'>,
  { id: employee_id }: { id: string },
  { code = 'WRT', expires_on = null }: { code?: string; expires_on?: string | null } = {},
) {
  const row = { id: newId(), employee_id, code, number: '', expires_on, revision: 1 }
  await world.db
    .insertInto('certification')
    .values({ ...row, created_at: world.now() })
    .execute()
}

/** A job of a call, a dispatcher who plans its visits, and two technicians who may go. */
export async function aJobToVisit(
  facts: FactChanges = aCall,
  options: Parameters<typeof createTestWorld>[0] = {},
) {
  const test = await createTestWorld(options)
  const { marcus, id: job_id, number } = await aCallTaken(test, facts)
  const ivy = await aPerson(test, 'Technician', 'Ivy Starling')
  const theo = await aPerson(test, 'Technician', 'Theo Bittern')
  await certify(test, ivy)
  const plan = async (overrides: Partial<Record<string, unknown>> = {}, planner: Person = marcus) => {
    const visit = { ...aNewVisit(overrides), job_id }
    const planned = await planVisit(test.world, allow(planner, 'intake.schedule'), visit)
    return planned.visit
  }
  const change = (
    id: string,
    changes: Partial<Record<string, unknown>> & { revision: number },
    planner: Person = marcus,
  ) =>
    changeVisit(test.world, allow(planner, 'intake.schedule'), {
      id,
      // Nobody cancels without a reason.
      ...VisitChange.parse({ ...(changes['canceled'] === true && { reason: 'Weather' }), ...changes }),
    })
  return { ...test, marcus, ivy, theo, job_id, number, plan, change }
}

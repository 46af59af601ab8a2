import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { visibleTo } from '../visible.ts'
import { toCallState } from './call-state.ts'
import { isUrgentCall, mostCalls, urgentReasons, type OfficeCall } from './office-call.ts'

type Dispatcher = Allowed<'leads.assign'>

/**
 * The calls that stand open: first those that no one has taken, of these first who can’t go on, and then who has waited longest,
 * from the tap on, however late it arrived.
 */
export async function listOpenCalls(world: World, dispatcher: Dispatcher): Promise<OfficeCall[]> {
  const maySeeMobile = dispatcher.employee.permissions['employees.view'] === 'all'
  const rows = await selectCalls(world)
    .leftJoin('employee as taker', 'taker.id', 'taken_by')
    .leftJoin('employee as answerer', 'answerer.id', 'answered_by')
    .select(['office_call.id', 'office_call.lead_id'])
    .select(['employee.id as by_id', 'taken_at', 'answered_at', 'ended_at'])
    .select(['taker.name as taken_by', 'answer', 'answerer.name as answered_by'])
    .where('ended_at', 'is', null)
    .where(visibleTo(dispatcher))
    .orderBy(sql`taken_at is not null`)
    .orderBy(sql`reason = any(${urgentReasons}::text[]) is not true`)
    .orderBy('visit_step.at')
    .orderBy('office_call.id')
    .limit(mostCalls)
    .execute()
  return rows.map(
    ({ at, received_at, by, by_id, mobile, taken_by, taken_at, answer, answered_by, ...row }) => {
      const { answered_at, ended_at, ...call } = row
      const state = toCallState({ taken_by, taken_at, answer, answered_by, answered_at, ended_at })
      const { ended_at: _, ...open } = state
      return {
        ...call,
        ...open,
        by: { id: by_id, name: by },
        mobile: maySeeMobile && mobile ? mobile : null,
        at: at.toISOString(),
        received_at: received_at.toISOString(),
        is_urgent: isUrgentCall(call.reason),
      }
    },
  )
}

/** How many calls no one has taken. */
export async function countWaitingCalls({ db }: World, dispatcher: Dispatcher): Promise<number> {
  const { count } = await db
    .selectFrom('office_call')
    .innerJoin('lead', 'lead.id', 'office_call.lead_id')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('ended_at', 'is', null)
    .where('taken_at', 'is', null)
    .where(visibleTo(dispatcher))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export type CallForEmail = Awaited<ReturnType<typeof getCallForEmail>>

/** What the office is emailed; the product itself asks, so no person’s permission is needed. */
export function getCallForEmail(world: World, id: string) {
  return selectCalls(world).where('office_call.id', '=', id).executeTakeFirstOrThrow()
}

/** Who waits for the office to take or answer the call; null where it was undone, or who called has it themselves. */
export async function findCaller({ db }: World, id: string): Promise<string | null> {
  const call = await db
    .selectFrom('office_call')
    .innerJoin('visit_step', 'visit_step.id', 'office_call.id')
    .select('employee_id')
    .where('office_call.id', '=', id)
    .where('ended_as', 'is distinct from', 'undone')
    .whereRef('taken_by', '!=', 'employee_id')
    .executeTakeFirst()
  return call?.employee_id ?? null
}

/** Who takes care of the request that someone else called about; null where no one does, or the call was undone. */
export async function findInCharge({ db }: World, id: string): Promise<string | null> {
  const call = await db
    .selectFrom('office_call')
    .innerJoin('visit_step', 'visit_step.id', 'office_call.id')
    .innerJoin('lead', 'lead.id', 'office_call.lead_id')
    .select('lead.assigned_to')
    .where('office_call.id', '=', id)
    .where('ended_as', 'is distinct from', 'undone')
    .whereRef('lead.assigned_to', '!=', 'employee_id')
    .executeTakeFirst()
  return call?.assigned_to ?? null
}

function selectCalls({ db }: World) {
  return db
    .selectFrom('office_call')
    .innerJoin('visit_step', 'visit_step.id', 'office_call.id')
    .innerJoin('employee', 'employee.id', 'visit_step.employee_id')
    .innerJoin('lead', 'lead.id', 'office_call.lead_id')
    .select(['employee.name as by', 'employee.mobile', 'reason', 'detail'])
    .select(['lead.reference', 'lead.name as customer', 'lead.town'])
    .select(['visit_step.at', 'visit_step.received_at'])
}

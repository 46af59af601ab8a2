import { sql } from 'kysely'
import { day } from '#platform/time.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { leadMoved } from '../lead-events.ts'
import { visibleTo } from '../visible.ts'
import type { ReplacedVisit } from './replaced-visit.ts'
import { VisitTime } from '#domain/visits/visit-time.ts'

/** Longer than a desk tells of what someone lost: who planned the visit may be off the next day. */
const plannerToldFor = 2 * day
const mostTold = 20

/** The visits that the person planned and that whoever goes changed within the last days, the latest first. */
export async function listReplacedVisits(
  world: World,
  planner: Allowed<'leads.view'>,
): Promise<ReplacedVisit[]> {
  const { id: me, permissions } = planner.employee
  const maySeeMobile = permissions['employees.view'] === 'all'
  const rows = await replacedVisits(world)
    .select(['changed.id', 'changed.at', 'lead.id as lead_id', 'lead.name as customer'])
    .select(['employee.id as by_id', 'employee.name as by', 'employee.mobile'])
    .select([
      sql<unknown>`planned.payload->'visit'`.as('was'),
      sql<unknown>`changed.payload->'visit'`.as('now'),
    ])
    .where('changed.at', '>', new Date(world.now().getTime() - plannerToldFor))
    .where('planned.employee_id', '=', me)
    .where(visibleTo(planner))
    .orderBy('changed.id', 'desc')
    .limit(mostTold)
    .execute()
  return rows.flatMap(({ by_id, by, at, mobile, was, now, ...row }) => {
    const planned = VisitTime.safeParse(was).data
    if (!planned) return []
    return {
      ...row,
      by: { id: by_id, name: by },
      mobile: maySeeMobile && mobile ? mobile : null,
      at: at.toISOString(),
      was: planned,
      now: VisitTime.safeParse(now).data ?? null,
    }
  })
}

/** Whose visit to this request was changed by whoever goes; null where the last move changed none. */
export async function findReplacedPlanner(world: World, leadId: string): Promise<string | null> {
  const row = await replacedVisits(world)
    .select('planned.employee_id')
    .where('changed.subject', '=', leadId)
    .executeTakeFirst()
  return row?.employee_id ?? null
}

/**
 * The last move of a request, where it took the place of a visit that someone else had planned, and was made by whoever goes or went
 * there. What the office changes among itself is its daily work.
 */
function replacedVisits({ db }: World) {
  return db
    .selectFrom('event as changed')
    .innerJoin('lead', 'lead.id', 'changed.subject')
    .innerJoin('employee', 'employee.id', 'changed.employee_id')
    .innerJoinLateral(
      (changed) =>
        changed
          .selectFrom('event')
          .select(['event.employee_id', 'event.payload'])
          .whereRef('event.subject', '=', 'changed.subject')
          .whereRef('event.id', '<', 'changed.id')
          .where('event.name', '=', leadMoved.name)
          .orderBy('event.id', 'desc')
          .limit(1)
          .as('planned'),
      (on) => on.onTrue(),
    )
    .where('changed.name', '=', leadMoved.name)
    .where(sql<boolean>`changed.payload->>'from' = 'scheduled' and changed.payload->>'to' <> 'closed'`)
    .where(sql<boolean>`planned.payload->'visit' is distinct from changed.payload->'visit'`)
    .whereRef('planned.employee_id', '!=', 'changed.employee_id')
    .where(
      sql<boolean>`changed.employee_id::text in (planned.payload->>'employee_id', changed.payload->>'employee_id')`,
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('event as later')
            .select('later.id')
            .whereRef('later.subject', '=', 'changed.subject')
            .whereRef('later.id', '>', 'changed.id')
            .where('later.name', '=', leadMoved.name),
        ),
      ),
    )
}

import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { openVisits } from '#domain/visits/open-visit-sql.ts'
import type { VisitStepKind } from './visit-step.ts'

type Taken = { lead_id: string; kind: VisitStepKind; employee_id: string; at: Date }

/**
 * A step that names no visit is told of none that others are to make. Whoever made one that day, `hasOwn`, goes on telling of that, but
 * once they have left it they are not on the way there while others are to come. Whoever comes on a later day may begin early.
 */
export async function requireNoneOfOthers(
  world: World,
  { hasOwn, ...step }: Taken & { hasOwn: boolean },
): Promise<void> {
  if (hasOwn && !(step.kind === 'on_my_way' && (await hasLeftBefore(world, step)))) return
  const day = companyDay(step.at)
  const ahead = await world.db
    .selectFrom('visit')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('visit_person')
          .select('employee_id')
          .whereRef('visit_person.visit_id', '=', 'visit.id')
          .where('employee_id', '=', step.employee_id),
      ).as('is_own'),
    )
    .where('job_id', '=', step.lead_id)
    .where(openVisits(day))
    .where('visit_on', hasOwn ? '=' : '>=', day)
    .execute()
  if (ahead.length > 0 && ahead.every(({ is_own }) => !is_own)) throw notYours()
}

async function hasLeftBefore({ db }: World, { lead_id, employee_id, at }: Taken) {
  const left = await db
    .selectFrom('visit_step')
    .select('id')
    .where('lead_id', '=', lead_id)
    .where('employee_id', '=', employee_id)
    .where('kind', '=', 'departed')
    .where('undone_at', 'is', null)
    .where('at', '<', at)
    .limit(1)
    .executeTakeFirst()
  return left !== undefined
}

export function notYours() {
  return new Refusal(409, 'visit-not-yours', 'You don’t go on this visit. Call the office.')
}

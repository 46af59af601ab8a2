import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import type { Scope } from '#domain/roles/scopes.ts'

export type Viewer = { readonly employee: Pick<SignedIn, 'id'>; readonly scope: Scope }

/**
 * Which requests a person sees, in any query over `lead`: all, or those that are assigned to them or that they were sent to on a
 * visit of the job. Lists begin with `leadsFor`, which is the same for a page in order.
 */
export function visibleTo({ employee, scope }: Viewer) {
  if (scope === 'all') return sql<boolean>`true`
  return sql<boolean>`exists (select from lead_reader
    where lead_reader.lead_id = lead.id and lead_reader.employee_id = ${employee.id})`
}

/**
 * Whether a person sees a request, and so its job, its problems and its calls: to be asked by whoever has locked what they change, in
 * this statement of its own. One that locks and asks at once would know, after it has waited, who saw it before.
 */
export async function isSeenBy(world: World, { employee, scope }: Viewer, leadId: string): Promise<boolean> {
  return scope === 'all' || isInCareOf(world, { employee }, leadId)
}

/** Whether it is assigned to the person or they go on a visit of its job, whatever else they see: such ones stay on their device. */
export async function isInCareOf({ db }: World, { employee }: Pick<Viewer, 'employee'>, leadId: string) {
  const row = await db
    .selectFrom('lead_reader')
    .select('lead_id')
    .where('lead_id', '=', leadId)
    .where('employee_id', '=', employee.id)
    .executeTakeFirst()
  return row !== undefined
}

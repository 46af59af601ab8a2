import { sql } from 'kysely'
import type { SignedIn } from '#domain/employees/employee.ts'
import type { Scope } from '#domain/roles/scopes.ts'

type Viewer = { readonly employee: Pick<SignedIn, 'id'>; readonly scope: Scope }

/** Which requests a person sees, in any query over `lead`: all, or those that are assigned to them. */
export function visibleTo({ employee, scope }: Viewer) {
  return scope === 'all' ? sql<boolean>`true` : sql<boolean>`lead.assigned_to = ${employee.id}`
}

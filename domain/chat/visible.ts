import { sql } from 'kysely'
import type { SignedIn } from '#domain/employees/employee.ts'
import type { Scope } from '#domain/roles/scopes.ts'

type Viewer = { readonly employee: Pick<SignedIn, 'id'>; readonly scope: Scope }

/** Which conversations a person sees, in any query over `chat`: all, or those they are in and those of requests they see. */
export function visibleTo({ employee, scope }: Viewer) {
  if (scope === 'all') return sql<boolean>`true`
  return sql<boolean>`(chat.assigned_to = ${employee.id} or exists (select from lead_reader
    where lead_reader.lead_id = chat.id and lead_reader.employee_id = ${employee.id}))`
}

import { sql } from 'kysely'
import type { SignedIn } from './employee.ts'
import type { Scope } from '#domain/roles/scopes.ts'

type Viewer = { readonly employee: Pick<SignedIn, 'id'>; readonly scope: Scope }

/** Which people a person sees, in any query over `employee`: all, or only themselves. */
export function visibleTo({ employee, scope }: Viewer) {
  return scope === 'all' ? sql<boolean>`true` : sql<boolean>`employee.id = ${employee.id}`
}

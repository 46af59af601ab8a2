import { kindChoices } from '#domain/audit/audit-query.ts'
import type { AuditFilter } from './audit-api.ts'
import type { AuditSearch } from './search.ts'

/** What the list is asked for: the address without the open entry, and without a kind of event that does not exist. */
export function filterOf({ open: _, kind, ...others }: AuditSearch): AuditFilter {
  return { ...others, kind: kindChoices.find((choice) => choice === kind) }
}

export function isFiltered(search: AuditSearch) {
  return Object.values(filterOf(search)).some((value) => value !== undefined)
}

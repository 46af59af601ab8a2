import { employeeParts } from '#domain/employees/employee-fields.ts'
import { claimNames } from '#domain/jobs/facts/facts.ts'
import type { Grants } from '#domain/roles/grants.ts'
import { permissions, type Permission } from '#domain/roles/permissions.ts'
import type { Scope } from '#domain/roles/scopes.ts'
import { recordPermissions, type AuditKind, type RecordType } from './kind.ts'
import { auditKinds } from './kinds.ts'

/** Narrower scopes that tell of a record whose it is; where there is none, one sees all of them or nothing. */
const narrower: { readonly [R in RecordType]?: Scope } = { request: 'assigned', person: 'own' }

/** The permission for all rows without which a changed value is hidden, and so is the fact that it changed. */
const maskedFields = new Map<string, Permission>([
  ['hourly_cost_cents', 'employees.viewCost'],
  ...employeeParts.private.map((field) => [field, 'employees.edit'] as const),
  ...claimNames.map((field) => [field, 'claims.view'] as const),
])

/** Whose events of the kind someone with these grants is shown, beside audit.view; null where none. */
export function scopeOf({ record, also }: AuditKind, grants: Grants): Scope | null {
  const scope = grants[recordPermissions[record]]
  if (!scope || (also && grants[also] !== 'all')) return null
  return scope === 'all' || scope === narrower[record] ? scope : null
}

/** The kinds that someone is shown, by name. */
export function visibleKinds(grants: Grants): { name: string; kind: AuditKind; scope: Scope }[] {
  return Object.entries(auditKinds).flatMap(([name, kind]) => {
    const scope = scopeOf(kind, grants)
    return scope ? [{ name, kind, scope }] : []
  })
}

/** People with every permission also see events of unknown kinds. */
export function seesEverything(grants: Grants) {
  return permissions.every((permission) => grants[permission] === 'all')
}

export function isHidden(field: string, grants: Grants) {
  const needed = maskedFields.get(field)
  return needed !== undefined && grants[needed] !== 'all'
}

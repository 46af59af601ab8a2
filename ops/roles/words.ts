import { permissionGroups, type PermissionEntry } from '#domain/roles/permissions.ts'
import type { Scope } from '#domain/roles/scopes.ts'

export type GroupedEntry = PermissionEntry & { group: string }

/** Every permission with the name of its group, in the order of the screen. */
export const groupedEntries: readonly GroupedEntry[] = permissionGroups.flatMap(
  ({ name, entries }): readonly GroupedEntry[] =>
    entries.map((entry: PermissionEntry) => ({ ...entry, group: name })),
)

const reachWords = { own: 'Own', assigned: 'Assigned', all: 'All' } satisfies Record<Scope, string>

/** What a choice says. Where a permission knows nothing between no and everything, it is a plain yes. */
export function reachWord(scope: Scope | undefined, { scopes }: Pick<PermissionEntry, 'scopes'>) {
  if (!scope) return 'No'
  return scopes.length === 1 ? 'Yes' : reachWords[scope]
}

export function peopleWords(count: number) {
  if (count === 0) return 'No one has this role'
  return count === 1 ? '1 person has this role' : `${count} people have this role`
}

export function permissionWords(count: number) {
  return count === 1 ? '1 permission' : `${count} permissions`
}

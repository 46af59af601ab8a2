import { groupOf, permissionWords } from '#domain/roles/permission-words.ts'
import { permissionFacts, permissions } from '#domain/roles/permissions.ts'
import type { Scope } from '#domain/roles/scopes.ts'

/** Every permission with its words and the name of its group, in the order of the screen. */
export const groupedEntries = permissions.map((permission) => ({
  permission,
  ...permissionFacts[permission],
  words: permissionWords[permission],
  group: groupOf(permission),
}))
export type GroupedEntry = (typeof groupedEntries)[number]

const reachWords = { own: 'Own', assigned: 'Assigned', all: 'All' } satisfies Record<Scope, string>

/** What a choice says. Where a permission knows nothing between no and everything, it is a plain yes. */
export function reachWord(scope: Scope | undefined, { scopes }: Pick<GroupedEntry, 'scopes'>) {
  if (!scope) return 'No'
  return scopes.length === 1 ? 'Yes' : reachWords[scope]
}

export function peopleWords(count: number) {
  if (count === 0) return 'No one has this role'
  return count === 1 ? '1 person has this role' : `${count} people have this role`
}

export function permissionCount(count: number) {
  return count === 1 ? '1 permission' : `${count} permissions`
}

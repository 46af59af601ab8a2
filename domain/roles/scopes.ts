/** Whose rows a permission reaches, narrowest first: what one made or is, what one is assigned to, everything. */
export const scopes = ['own', 'assigned', 'all'] as const
export type Scope = (typeof scopes)[number]

export function isWithin(scope: Scope, limit: Scope) {
  return scopes.indexOf(scope) <= scopes.indexOf(limit)
}

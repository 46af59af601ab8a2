/** The keys of a table, with their type. */
export function namesOf<Name extends string>(table: { readonly [N in Name]: unknown }) {
  const names: Name[] = []
  for (const name in table) names.push(name)
  return names
}

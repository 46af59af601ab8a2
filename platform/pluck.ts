/** One property of each row of a table: of `{ a: { max: 1 }, b: { max: 2 } }` and `max` it is `{ a: 1, b: 2 }`. */
export function pluck<Table extends Record<string, Record<Name, unknown>>, Name extends string>(
  table: Table,
  name: Name,
): { [Key in keyof Table]: Table[Key][Name] }
export function pluck(table: Record<string, Record<string, unknown>>, name: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(table).map(([key, row]) => [key, row[name]]))
}

/** The rows of a table that have these names, in their order. */
export function pick<Table extends object, Name extends keyof Table>(
  table: Table,
  names: readonly Name[],
): Pick<Table, Name>
export function pick(table: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, table[name]]))
}

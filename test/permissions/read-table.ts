/** The nine roles that the portal comes with, in the order of the columns. */
export const columns = [
  'Owner',
  'Office manager',
  'Dispatcher',
  'Project manager',
  'Lead technician',
  'Technician',
  'Marketing',
  'Bookkeeper',
  'Read-only',
] as const
export type Column = (typeof columns)[number]

export type TableRow<Mark extends string> = {
  name: string
  marks: { role: Column; mark: Mark }[]
  /** What stands after the nine marks. */
  rest: string
}

/** Reads a table as it is typed: a name, two spaces or more, a mark for each role, and what else the row says. */
export function readTable<const Mark extends string>(text: string, marks: readonly Mark[]): TableRow<Mark>[] {
  return linesOf(text).map((line) => {
    const [name = '', ...cells] = line.trim().split(/ {2,}/)
    if (cells.length < columns.length) throw new Error(`A role is missing in “${line}”.`)
    const row = columns.map((role, at) => {
      const mark = marks.find((known) => known === cells[at])
      if (!mark) throw new Error(`“${cells[at]}” in “${line}” is no mark.`)
      return { role, mark }
    })
    return { name, marks: row, rest: cells.slice(columns.length).join(' ') }
  })
}

function linesOf(text: string) {
  return text.split('\n').filter((line) => line.trim() && !line.trim().startsWith('#'))
}

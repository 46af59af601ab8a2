import { whole } from './units.ts'

/** A row compares what we do with what it is measured against; the ratio is what the goal is about. */
export type Row = {
  what: string
  ours: string
  reference: string
  ratio: number
  /** Without one the row is there to compare, and nothing follows from it. */
  goal?: Goal | undefined
}

export type Goal = { atLeast: number } | { atMost: number }

/** What could not be measured here, and why. */
export type Gap = { what: string; reason: string }

export type Report = { rows: (Row | Gap)[]; notes: string[] }

export function inTime(what: string, ms: number, longest: number): Row {
  return {
    what,
    ours: `${whole(ms)} ms`,
    reference: `${whole(longest)} ms at most`,
    ratio: ms / longest,
    goal: { atMost: 1 },
  }
}

export function meets({ ratio, goal }: Row): boolean {
  if (!goal) return true
  return 'atLeast' in goal ? ratio >= goal.atLeast : ratio <= goal.atMost
}

/** A Markdown table whose columns also stand in line when it is read as it is. */
export function formatTable(rows: readonly (Row | Gap)[]): string {
  const lines = [['what', 'ours', 'reference', 'ratio', 'goal', ''], ...rows.map(cells)]
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(3, ...lines.map((line) => line[column]?.length ?? 0)),
  )
  const [head = '', ...body] = lines.map((line) => formatLine(line, widths))
  return [head, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...body].join('\n')
}

function cells(row: Row | Gap): string[] {
  if ('reason' in row) return [row.what, 'not measured', row.reason, '', '', '']
  const { what, ours, reference, ratio, goal } = row
  const verdict = goal ? [formatGoal(goal), meets(row) ? 'met' : 'NOT MET'] : ['', '']
  return [what, ours, reference, ratio.toFixed(2), ...verdict]
}

function formatGoal(goal: Goal) {
  return 'atLeast' in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`
}

function formatLine(line: readonly string[], widths: readonly number[]) {
  return `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
}

import { second } from '#platform/time.ts'
import { median } from '../../bench/statistics.ts'
import type { Examined } from './examine.ts'

export type Row = Done | NotDone

type Done = Omit<Examined, 'checks'> & {
  name: string
  times: number
  silences: number[]
  remarks: string[]
  /** How many of its checks. */
  failed: number
}

/** What this machine does not let us do. */
type NotDone = { name: string; reason: string }

const head = ['fault', 'done', 'acknowledged', 'lost', 'doubled', 'back after, median', 'longest', 'remarks']

/** A Markdown table whose columns also stand in line when it is read as it is, but for the last. */
export function formatFaults(rows: readonly Row[]): string {
  const lines = [head, ...rows.map(cells)]
  const widths = head.map((name, column) =>
    column === head.length - 1 ? name.length : Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  )
  const [first = '', ...body] = lines.map(
    (line) => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  )
  return [first, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...body].join('\n')
}

function cells(row: Row): string[] {
  if ('reason' in row) return [row.name, 'not run', '', '', '', '', '', row.reason]
  const { name, times, acknowledged, lost, doubled, silences, remarks, failed } = row
  const counts = [times, acknowledged, lost, doubled].map(String)
  const said = failed > 0 ? [`${failed} CHECKS FAILED`, ...remarks] : remarks
  return [name, ...counts, inSeconds(median(silences)), inSeconds(Math.max(...silences)), said.join('; ')]
}

function inSeconds(milliseconds: number) {
  return `${(milliseconds / second).toFixed(2)} s`
}

import { second } from '#platform/time.ts'
import type { Check } from './fault.ts'

export const tally = { passed: 0, failed: 0 }

const shown = 10

export function report({ what, problems }: Check) {
  if (problems.length === 0) {
    tally.passed++
    return note(`ok      ${what}`)
  }
  tally.failed++
  const more = problems.length > shown ? [`… and ${problems.length - shown} more`] : []
  note([`FAILED  ${what}`, ...problems.slice(0, shown), ...more].join('\n          '))
}

/** Says how far the program is, beside what it counts. */
export function note(line: string) {
  console.error(`${(performance.now() / second).toFixed(1).padStart(6)} s  ${line}`)
}

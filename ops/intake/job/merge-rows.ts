import { isSameFact } from '#domain/jobs/facts/clashes.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import { differencesOf, priorityDifference, toldFacts } from '#domain/jobs/merged-facts.ts'
import type { JobWords } from '../../words/en-job.ts'

/** What stands in the table of both jobs anyway. */
const compared: ReadonlySet<string> = new Set(['address', 'unit', 'town', 'state', 'zip', 'loss_type'])

type Side = { words: string; stays: boolean }
export type MergeRow = { name: string; label: string; told: Side; kept: Side }

/** What a job says otherwise than the one into which it is merged, as it is read before the merge: the dangers first. */
export function mergeRows(
  job: Pick<JobDetail, 'facts' | 'number'>,
  into: Pick<JobDetail, 'facts'>,
  say: Pick<JobWords['facts'], 'label' | 'value'>,
): MergeRow[] {
  const both = { told: toldFacts(job.facts, into.facts), known: into.facts }
  const differences = differencesOf(both, job.number).filter(({ name }) => !compared.has(name))
  const rows = differences.map(({ name, told, kept, stays }) => ({
    name: String(name),
    label: say.label(name),
    told: { words: say.value(name, told), stays: isIn(stays, told) },
    kept: { words: say.value(name, kept), stays: isIn(stays, kept) },
  }))
  const priority = priorityDifference(both, job.number)
  if (!priority) return rows
  const side = (value: number) => ({ words: String(value), stays: value === priority.stays })
  const label = say.label('priority_override')
  return [{ name: 'priority', label, told: side(priority.told), kept: side(priority.kept) }, ...rows]
}

/** Of two lists, what stays may have both. */
function isIn(stays: unknown, value: unknown) {
  if (!Array.isArray(stays) || !Array.isArray(value)) return isSameFact(stays, value)
  return value.every((each) => stays.includes(each))
}

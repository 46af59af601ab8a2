import { hazardsThere, type Hazard } from '#domain/jobs/danger.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import { hasReached } from '#domain/jobs/stages/stages.ts'
import type { JobWords } from '../../words/en-job.ts'

/** What kills first comes first. */
const worstFirst: readonly Hazard[] = ['hurt', 'gas', 'electricity', 'ceiling', 'sewage', 'sharps']

type Known = Pick<JobDetail, 'stage' | 'side' | 'facts' | 'crew'>

/** What is to be done about the hazards of a job: by whoever goes there, or by the office before they get there. Empty where that is nothing. */
export function dangerAdvice(job: Known, isCrew: boolean, { now: words }: Pick<JobWords, 'now'>): string {
  const there = hazardsThere(job)
  const worst = worstFirst.find((hazard) => there.includes(hazard))
  if (isCrew) return worst ? words.keepSafe[worst] : ''
  if (there.length === 0 || hasReached(job.stage, 'inspected')) return ''
  const isOut = job.crew.on_my_way_at !== null || job.crew.arrived_at !== null
  return isOut ? words.crewKnows : words.danger
}

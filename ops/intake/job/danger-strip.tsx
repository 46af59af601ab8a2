import { TriangleAlert } from 'lucide-react'
import { hazardsThere } from '#domain/jobs/danger.ts'
import { hazards } from '#domain/jobs/facts/site-choices.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import { useScope } from '../../session/may.ts'
import type { JobWords } from '../../words/en-job.ts'
import { dangerAdvice } from './danger-words.ts'

/** What can hurt whoever goes there, before anything that is to be done. Nothing where nothing is known of it. */
export function DangerStrip({ job, words }: { job: JobDetail; words: JobWords }) {
  // Who sees only their own jobs goes to them.
  const isCrew = useScope('leads.view') === 'assigned'
  const there = hazardsThere(job)
  if (there.length === 0) return null
  const advice = dangerAdvice(job, isCrew, words)
  const [first = '', ...others] = hazards
    .filter(({ value }) => there.includes(value))
    .map(({ value, label }) => words.facts.danger(value, label))
  return (
    <div className="flex gap-3 border-l-4 border-red bg-red-wash px-4 py-3 text-red">
      <TriangleAlert aria-hidden className="size-6 shrink-0" />
      <div className="min-w-0">
        <p className="font-display text-2xl leading-tight text-balance wrap-anywhere">
          {[first, ...others.map((word) => word.toLowerCase())].join(', ')}
        </p>
        {advice && <p className="font-semibold">{advice}</p>}
      </div>
    </div>
  )
}

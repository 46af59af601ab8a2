import { longestGapHours } from '#domain/drying/visit-gaps.ts'
import type { JobFigure } from '#domain/figures/job-figure.ts'
import { FactLine } from './fact-line.tsx'
import { JobNumber } from './job-number.tsx'

/** Jobs that dry and that someone has to read: a carrier expects it every day. */
export function UnreadLine({ unread }: { unread: JobFigure }) {
  return (
    <FactLine label={`Drying, without a reading in ${longestGapHours} hours`}>
      <JobNumber
        figure={unread}
        of={`drying jobs without a reading in ${longestGapHours} hours`}
        className={unread.count > 0 ? 'text-red' : ''}
      />
    </FactLine>
  )
}

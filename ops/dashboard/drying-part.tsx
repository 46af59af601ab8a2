import type { DriedFigure } from '#domain/figures/job-figure.ts'
import type { Span } from '#domain/figures/span.ts'
import { driedClassWords } from '#domain/jobs/dried-classes.ts'
import { day } from '#platform/time.ts'
import { FactLine } from './fact-line.tsx'
import { JobNumber } from './job-number.tsx'
import { Part } from './part.tsx'

type DryingPartProps = { dried: readonly DriedFigure[]; days: Span; isChanging: boolean }

/** How long houses took to dry. Each number says of how many, for of few it says little. */
export function DryingPart({ dried, days, isChanging }: DryingPartProps) {
  return (
    <Part title="Days to dry" className={isChanging ? 'opacity-60' : ''}>
      {dried.length === 0 ? (
        <p className="py-2 text-muted">{`At no job did every point become dry in the last ${days} days.`}</p>
      ) : (
        <dl>
          {dried.map(({ class: water, median_ms, ...figure }) => (
            <FactLine key={water} label={driedClassWords(water)}>
              <span className="flex items-baseline justify-end gap-2">
                {median_ms !== null && <span className="tabular-nums">{daysWords(median_ms)}</span>}
                <span className="font-sans text-sm text-muted">
                  {'of '}
                  <JobNumber
                    figure={figure}
                    of={`jobs that became dry, ${driedClassWords(water)}`}
                    className="inline-flex min-h-11 items-center lg:min-h-9"
                  />
                  <span aria-hidden>{figure.count === 1 ? ' job' : ' jobs'}</span>
                </span>
              </span>
            </FactLine>
          ))}
        </dl>
      )}
      <p className="mt-2 max-w-[60ch] text-[0.8125rem] text-muted">
        {`By class of water: the median time from the first reading of a job to the one with which its last point was dry, of jobs that became dry in the last ${days} days.`}
      </p>
    </Part>
  )
}

function daysWords(ms: number) {
  return `${(ms / day).toFixed(1)} days`
}

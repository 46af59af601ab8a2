import { Fragment } from 'react'
import type { Span } from '#domain/figures/span.ts'
import type { AsideFigure } from '#domain/figures/job-figure.ts'
import { sideWords } from '#domain/jobs/stages/stages.ts'
import { JobNumber } from './job-number.tsx'
import { countWords } from './words.ts'

type AsideListProps = { aside: readonly AsideFigure[]; days: Span; isChanging: boolean }

const line = 'flex min-h-12 items-center justify-between gap-4 border-b border-line py-1 lg:min-h-9'

/** The jobs that were put aside within the span, by the reason that someone gave. */
export function AsideList({ aside, days, isChanging }: AsideListProps) {
  return (
    <section aria-labelledby="aside" className={`mt-7 ${isChanging ? 'opacity-60' : ''}`}>
      <h3 id="aside" className="text-xl">
        Lost, referred out or put on hold
      </h3>
      <p className="text-sm text-muted">In the last {days} days, by reason</p>
      {aside.length === 0 ? (
        <p className="mt-2 border-t border-ink pt-2">None.</p>
      ) : (
        <dl className="mt-2 border-t border-ink">
          {aside.map(({ side, reasons, rest, ...figure }) => (
            <Fragment key={side}>
              <div className={line}>
                <dt className="font-semibold">{sideWords(side)}</dt>
                <dd className="font-display text-xl leading-none">
                  <JobNumber figure={figure} of={`jobs, ${sideWords(side)}`} className={target} />
                </dd>
              </div>
              {reasons.map(({ reason, ...figure }) => (
                <div key={reason} className={`${line} pl-4 text-sm`}>
                  <dt className="line-clamp-2 min-w-0 wrap-anywhere" title={reason}>
                    {reason || 'No reason'}
                  </dt>
                  <dd className="font-display text-lg leading-none">
                    <JobNumber
                      figure={figure}
                      of={`jobs, ${sideWords(side)}: ${reason || 'no reason'}`}
                      className={target}
                    />
                  </dd>
                </div>
              ))}
              {rest > 0 && (
                <div className={`${line} pl-4 text-sm text-muted`}>
                  <dt>Other reasons</dt>
                  <dd className="font-display text-lg leading-none tabular-nums">{countWords(rest)}</dd>
                </div>
              )}
            </Fragment>
          ))}
        </dl>
      )}
    </section>
  )
}

const target = 'inline-flex min-h-12 min-w-9 items-center justify-end lg:min-h-8'

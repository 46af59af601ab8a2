import { boardStages } from '#domain/jobs/board/board-stages.ts'
import type { StageFigure } from '#domain/figures/job-figure.ts'
import { spanWords } from '../intake/job/span-words.ts'
import { JobNumber } from './job-number.tsx'

/** Where there is little room for the letters, each number stands on a line of its own with its name. */
const stacked =
  '@max-[17rem]:block @max-[17rem]:*:flex @max-[17rem]:*:flex-wrap @max-[17rem]:*:items-center @max-[17rem]:*:justify-between'

const target = 'inline-flex min-h-12 min-w-9 items-center justify-end lg:min-h-9'

/** The stages in their order, each with its jobs, the time that jobs usually stay there, and how many stay too long. */
export function StageTable({ stages }: { stages: readonly StageFigure[] }) {
  const most = Math.max(1, ...stages.map(({ count }) => count))
  return (
    <div className="@container min-w-0">
      <table className="w-full table-fixed @max-[17rem]:block">
        <caption className="sr-only">Open jobs by stage</caption>
        <colgroup>
          <col className="w-[38%] lg:w-[30%]" />
          <col />
          <col className="w-[24%] lg:w-[18%]" />
          <col className="w-[19%] lg:w-[15%]" />
        </colgroup>
        <thead className="@max-[17rem]:sr-only">
          <tr className="border-b border-ink align-bottom text-sm text-muted *:pb-1.5 *:font-normal">
            <th scope="col" className="text-left">
              Stage
            </th>
            <th scope="col" className="text-right">
              Jobs
            </th>
            <th scope="col" className="text-right">
              Usual time
            </th>
            <th scope="col" className="text-right">
              Too long
            </th>
          </tr>
        </thead>
        <tbody className="@max-[17rem]:block">
          {stages.map(({ stage, usual_ms, slow, ...figure }) => {
            const label = boardStages.find(({ value }) => value === stage)?.label ?? stage
            return (
              <tr key={stage} className={`border-b border-line ${stacked}`}>
                <th scope="row" className="pr-2 text-left font-normal wrap-break-word @max-[17rem]:pt-2">
                  {label}
                </th>
                <td className="text-right font-display text-xl leading-none">
                  <Stacked>Jobs</Stacked>
                  <span className="flex items-center justify-end gap-3">
                    <svg aria-hidden className="h-2.5 min-w-0 flex-1 max-lg:hidden">
                      <rect width={`${(100 * figure.count) / most}%`} height="100%" className="fill-blue" />
                    </svg>
                    <JobNumber figure={figure} of={`jobs, ${label}`} className={target} />
                  </span>
                </td>
                <td className="text-right text-sm text-muted tabular-nums">
                  <Stacked>Usual time</Stacked>
                  {usual_ms === null ? (
                    <>
                      <span aria-hidden>–</span>
                      <span className="sr-only">not known yet</span>
                    </>
                  ) : (
                    spanWords(usual_ms)
                  )}
                </td>
                <td className="text-right font-display text-xl leading-none">
                  <Stacked>Too long</Stacked>
                  <JobNumber
                    figure={slow}
                    of={`jobs waiting too long, ${label}`}
                    className={`${target} ${slow.count > 0 ? 'font-semibold decoration-gold' : ''}`}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className="mt-2 max-w-[68ch] text-[0.8125rem] text-muted">
        The usual time is the median of the jobs that left a stage in the last 90 days. A job waits too long
        after twice that time, after 30 days for a payment, or after 5 days on hold.
      </p>
    </div>
  )
}

function Stacked({ children }: { children: string }) {
  return (
    <span aria-hidden className="hidden font-sans text-sm text-muted @max-[17rem]:inline">
      {children}
    </span>
  )
}

import { lazy, Suspense, useId } from 'react'
import type { Share } from '#domain/figures/figure.ts'
import { LeadNumber } from './figure-link.tsx'
import { useWidth } from '../ui/use-width.ts'
import { countWords } from './words.ts'

/** Drawn once its library is there: the figures are not kept waiting for it. */
const Columns = lazy(() =>
  import('./columns.tsx').then(
    ({ Columns }) => ({ default: Columns }),
    () => ({ default: NotDrawn }),
  ),
)

type ColumnChartProps = {
  title: string
  /** What a column is: "Day". */
  what: string
  columns: Share[]
  nameOf: (key: string) => string
  /** Every how many columns one is named. */
  ticks: number
}

/** Columns in the order of time, and the same numbers as a table. */
export function ColumnChart({ title, what, columns, nameOf, ticks }: ColumnChartProps) {
  const id = useId()
  const [place, width] = useWidth()
  const top = columns.reduce((best, column) => (column.count > best.count ? column : best))

  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={id} className="text-xl">
          {title}
        </h3>
        <p className="text-sm text-muted">
          Most: {nameOf(top.key)}, {countWords(top.count)}
        </p>
      </div>
      <div ref={place} className="mt-1.5 h-48 min-w-0">
        {width > 0 && (
          <Suspense>
            <Columns width={width} columns={columns} nameOf={nameOf} ticks={ticks} />
          </Suspense>
        )}
      </div>
      <details className="mt-1 text-sm">
        <summary className="inline-flex min-h-12 items-center font-semibold underline decoration-gold decoration-2 underline-offset-4 lg:min-h-9">
          Show as table
        </summary>
        <table aria-labelledby={id} className="mt-1 w-full max-w-md border-t border-ink">
          <thead>
            <tr className="border-b border-line text-left">
              <th scope="col" className="py-1.5">
                {what}
              </th>
              <th scope="col" className="text-right">
                Requests
              </th>
            </tr>
          </thead>
          <tbody>
            {columns.map((column) => (
              <tr key={column.key} className="border-b border-line">
                <th scope="row" className="py-1 text-left font-normal">
                  {nameOf(column.key)}
                </th>
                <td className="text-right">
                  <LeadNumber
                    figure={column}
                    of={`requests, ${nameOf(column.key)}`}
                    className="inline-flex min-h-12 min-w-12 items-center justify-end lg:min-h-8"
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}

function NotDrawn() {
  return <p className="text-sm text-muted">The chart didn’t load. The table below has the same numbers.</p>
}

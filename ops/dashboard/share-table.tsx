import { Fragment, useId, useState } from 'react'
import type { Shares } from '#domain/figures/figure.ts'
import { LeadNumber } from './figure-link.tsx'
import { countWords, share } from './words.ts'

const shownAtFirst = 7

type ShareTableProps = {
  title: string
  /** What stands in the first column: "Town". */
  what: string
  shares: Shares
  nameOf: (key: string) => string
  all: number
}

/** A table with a bar between each name and its number. */
export function ShareTable({ title, what, shares: { shares, rest }, nameOf, all }: ShareTableProps) {
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  const rows = isWhole ? shares : shares.slice(0, shownAtFirst)
  const hidden = shares.length - rows.length
  const longest = shares[0]?.count || 1

  return (
    <section aria-labelledby={id} className="@container min-w-0">
      <h3 id={id} className="text-xl">
        {title}
      </h3>
      <table
        aria-labelledby={id}
        className="mt-1.5 w-full table-fixed border-t border-ink @max-[17rem]:block"
      >
        <colgroup>
          <col className="w-1/2 sm:w-[42%]" />
          <col />
          <col className="w-14 sm:w-18" />
        </colgroup>
        <thead className="@max-[17rem]:hidden">
          <tr>
            {[what, 'Share', 'Requests'].map((column) => (
              <th key={column} scope="col">
                <span className="sr-only">{column}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="@max-[17rem]:block">
          {rows.map((row) => (
            <tr key={row.key} className={`border-b border-line ${twoLines}`}>
              <th
                scope="row"
                className="py-1.5 pr-3 text-left font-normal wrap-break-word @max-[17rem]:col-span-2"
              >
                <Breakable text={nameOf(row.key)} />
              </th>
              <td className="text-right text-sm text-muted tabular-nums">
                <span className="flex items-center gap-3">
                  <svg aria-hidden className="h-2.5 min-w-0 flex-1">
                    <rect width={`${(100 * row.count) / longest}%`} height="100%" className="fill-blue" />
                  </svg>
                  <span className="w-9">{share(row.count, all)}%</span>
                </span>
              </td>
              <td className="text-right font-display text-xl leading-none">
                <LeadNumber
                  figure={row}
                  of={`requests, ${nameOf(row.key)}`}
                  className="inline-flex min-h-12 items-center lg:min-h-9"
                />
              </td>
            </tr>
          ))}
          {rest > 0 && hidden === 0 && (
            <tr className={`border-b border-line text-muted ${twoLines}`}>
              <th scope="row" className="py-1.5 text-left font-normal">
                {' '}
                Other{' '}
              </th>
              <td />
              <td className="text-right font-display text-xl leading-none tabular-nums">
                {countWords(rest)}
              </td>
            </tr>
          )}
        </tbody>
      </table>
      {shares.length > shownAtFirst && (
        <button
          type="button"
          aria-expanded={isWhole}
          className="min-h-12 text-sm font-semibold underline decoration-gold decoration-2 underline-offset-4 lg:min-h-10"
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer' : `Show ${hidden} more`}
        </button>
      )}
    </section>
  )
}

/** Where there is little room for the letters, the name stands above its bar and its number. */
const twoLines = '@max-[17rem]:grid @max-[17rem]:grid-cols-[minmax(0,1fr)_auto]'

/** An address may go on in the next line after a slash or a dash. */
function Breakable({ text }: { text: string }) {
  return text.split(/(?<=[/-])/).map((piece, at) => (
    <Fragment key={at}>
      {piece}
      <wbr />
    </Fragment>
  ))
}

import type { ReactNode } from 'react'

export type Difference = { key: string; label: string; from: string; to: string; note?: ReactNode }

/** What is different, each as it was and as it becomes. */
export function DifferenceList({ differences }: { differences: readonly Difference[] }) {
  return (
    <dl className="mt-1 text-sm">
      {differences.map(({ key, label, from, to, note }) => (
        <div key={key} className="border-b border-line py-2.5 last:border-0">
          <dt className="font-semibold">{label}</dt>
          <dd className="text-muted wrap-anywhere">
            <span className="sr-only">from </span>
            <del className="line-clamp-4 decoration-1">{from}</del>
          </dd>
          <dd className="wrap-anywhere">
            <span className="sr-only">to </span>
            <ins className="line-clamp-4 no-underline">{to}</ins>
          </dd>
          {note && <dd className="mt-0.5 text-[0.8125rem] text-muted">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}

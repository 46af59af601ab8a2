import type { ReactNode } from 'react'

/** One line of a part: what it is, and its number at the end. */
export function FactLine({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-12 items-center justify-between gap-4 border-b border-line py-1.5 lg:min-h-11">
      <dt className="min-w-0">{label}</dt>
      <dd className="font-display text-2xl leading-none whitespace-nowrap">{children}</dd>
    </div>
  )
}

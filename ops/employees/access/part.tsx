import type { ReactNode } from 'react'

/** A part of the column beside the facts. */
export function Part({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className="border-t border-ink pt-4 first:border-t-0 first:pt-0 max-lg:first:border-t max-lg:first:pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="mb-1.5 text-2xl">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

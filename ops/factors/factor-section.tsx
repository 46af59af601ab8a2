import { useId, type ReactNode } from 'react'

type FactorSectionProps = { title: string; lead: ReactNode; children: ReactNode }

/** One kind of factor: what it is beside what there is of it. */
export function FactorSection({ title, lead, children }: FactorSectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-4 border-t border-line py-6 xl:grid-cols-[18rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        <p className="mt-1 max-w-[52ch] text-sm text-pretty text-muted">{lead}</p>
      </div>
      <div className="min-w-0 max-w-2xl">{children}</div>
    </section>
  )
}

import type { ReactNode } from 'react'

type PanelProps = { title: string; children: ReactNode; actions?: ReactNode }

/** A message in place of a screen: what is wrong, and what to do next. */
export function Panel({ title, children, actions }: PanelProps) {
  return (
    <section className="w-full max-w-xl px-5 py-10 lg:px-7">
      <div className="border-l-4 border-gold pl-5">
        <h1 className="text-3xl text-balance uppercase">{title}</h1>
        <div className="mt-3 max-w-[60ch] space-y-2 text-muted">{children}</div>
        {actions && <div className="mt-6 flex flex-wrap gap-3">{actions}</div>}
      </div>
    </section>
  )
}

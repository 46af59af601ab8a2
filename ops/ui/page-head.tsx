import type { ReactNode } from 'react'

type PageHeadProps = { title: string; lead?: ReactNode; actions?: ReactNode }

/** The top of a screen: what it is, a word about it, and what can be done here. */
export function PageHead({ title, lead, actions }: PageHeadProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <h1 className="text-[min(2.125rem,11vw)] wrap-break-word uppercase">{title}</h1>
        {lead && <p className="text-muted">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </div>
  )
}

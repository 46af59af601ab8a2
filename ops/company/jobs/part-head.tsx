import type { ReactNode } from 'react'

/** The head of a part of the set-up: what it decides, and what changes it. */
export function PartHead({ title, lead, action }: { title: string; lead: string; action?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 border-b border-ink pb-2">
      <div className="min-w-0">
        <h2 className="text-2xl">{title}</h2>
        <p className="max-w-[62ch] text-muted">{lead}</p>
      </div>
      {action}
    </div>
  )
}

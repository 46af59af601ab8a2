import { Link } from '@tanstack/react-router'
import type { SyncProblem } from '#domain/sync/problem.ts'
import { nameWords } from '#domain/leads/name-words.ts'

type CustomerHeadingProps = { problem: Pick<SyncProblem, 'id' | 'lead_id' | 'customer' | 'reference'> }

/** Whose request it is; the keys of the list go from one of these to the next. */
export function CustomerHeading({ problem: { id, lead_id, customer, reference } }: CustomerHeadingProps) {
  return (
    <h2 className="mt-0.5 flex flex-wrap items-baseline gap-x-2.5 text-2xl">
      <Link
        to="/ops/submissions/$id"
        params={{ id: lead_id }}
        data-row={id}
        className="min-w-0 scroll-my-24 py-1.5 underline decoration-gold decoration-2 underline-offset-4 wrap-anywhere"
      >
        {nameWords(customer)}
      </Link>
      <span className="font-sans text-sm font-normal whitespace-nowrap text-muted">{reference}</span>
    </h2>
  )
}

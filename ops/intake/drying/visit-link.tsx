import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { VisitColumn } from '#domain/readings/visits/read-visits.ts'
import { useDryingFileWords } from '../../words/use-drying-file-words.ts'

type VisitLinkProps = { jobId: string | undefined; column: VisitColumn; children: ReactNode }

/** From a day to what was read at its visit. On paper, and for what was read without a visit, the day alone. */
export function VisitLink({ jobId, column: { visit, number }, children }: VisitLinkProps) {
  const { toVisit } = useDryingFileWords()
  if (!jobId || !visit || number === null) return children
  return (
    <Link
      to="/ops/intake/$id/readings/$visit"
      params={{ id: jobId, visit: visit.id }}
      title={toVisit(number)}
      className="inline-block underline decoration-edge underline-offset-4 max-lg:min-h-11 max-lg:min-w-7 max-lg:content-end hover:decoration-ink"
    >
      {children}
      <span className="sr-only">, {toVisit(number)}</span>
    </Link>
  )
}

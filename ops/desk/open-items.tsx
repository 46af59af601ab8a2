import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight, ListChecks } from 'lucide-react'
import type { VisitItem } from '#domain/visits/item.ts'
import { jobVisitsQuery } from '../intake/queries.ts'
import { useItems } from '../intake/job/use-items.ts'
import { LackingLines } from '../intake/visits/lacking-lines.tsx'
import { useVisitWords } from '../words/use-visit-words.ts'

const none: readonly VisitItem[] = []

/**
 * What is still to be done at a job: how much, the first of it, and the way to all of it, below what its crew isn’t certified for.
 * Nothing where nothing is.
 */
export function OpenItems({ jobId }: { jobId: string }) {
  const visits = useQuery(jobVisitsQuery(jobId)).data
  const open = useItems(jobId, visits?.items ?? none).items.filter(({ done_at }) => done_at === null)
  return (
    <>
      {visits?.visits.map((visit) => (
        <LackingLines key={visit.id} visit={visit} />
      ))}
      <FirstItem jobId={jobId} open={open} />
    </>
  )
}

function FirstItem({ jobId, open }: { jobId: string; open: readonly VisitItem[] }) {
  const { items: words } = useVisitWords()
  const [first] = open
  if (!first) return null
  return (
    <Link
      to="/ops/intake/$id/visits"
      params={{ id: jobId }}
      className="mt-3.5 flex min-h-12 items-center gap-x-3 border-t border-line py-2 hover:bg-wash"
    >
      <ListChecks aria-hidden className="size-5 shrink-0" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold tabular-nums">{words.open(open.length)}</span>
        <span className="line-clamp-2 wrap-anywhere">{first.text}</span>
        <span className="block text-sm text-muted">{words.lead}</span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
    </Link>
  )
}

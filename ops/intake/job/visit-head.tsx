import { Link, useLocation } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight, TriangleAlert } from 'lucide-react'
import { hazardsThere } from '#domain/jobs/danger.ts'
import { hazards } from '#domain/jobs/facts/site-choices.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import { clockWords } from '../../ui/clock.ts'
import { useNow } from '../../ui/use-now.ts'
import { useJobWords } from '../../words/use-job-words.ts'
import { useVisitWords } from '../../words/use-visit-words.ts'
import { useWords } from '../../words/use-words.ts'
import { dangerAdvice } from './danger-words.ts'

type VisitHeadProps = {
  job: JobDetail
  arrivedAt: Date
  /** How old the file is, where the server does not answer. */
  asOf: string
}

/** A longer one is written smaller: names are not cut, and what is to be done begins high. */
const shortName = 22

/** Over the file while someone is there: whose house it is, since when they are there, and what can hurt them. The rest is their work. */
export function VisitHead({ job, arrivedAt, asOf }: VisitHeadProps) {
  const { here } = useVisitWords()
  const { choices, shell, locale } = useWords()
  const name = choices.name(job.name)
  const now = useNow()
  // It says more of them itself.
  const isOverview = useLocation().pathname === `/ops/intake/${job.id}`
  return (
    <header className="-mx-4 -mt-4">
      <div className="on-rail bg-rail px-4 pb-2.5 text-white">
        <Link to="/ops/dashboard" className="-ml-1 inline-flex min-h-11 items-center gap-1 text-sm">
          <ChevronLeft aria-hidden className="size-4" />
          {shell.groups.today}
        </Link>
        <h1
          className={`leading-tight text-pretty uppercase wrap-anywhere ${name.length > shortName ? 'text-[min(1.5rem,7vw)]' : 'text-[min(1.875rem,8vw)]'}`}
        >
          {name}
        </h1>
        <p className="flex flex-wrap justify-between gap-x-4 text-white/80 tabular-nums">
          <span>{here.head(job.number)}</span>
          <span>{here.arrived(clockWords(arrivedAt, now, locale))}</span>
        </p>
        {asOf && <p className="text-sm text-white/80">{asOf}</p>}
      </div>
      {!isOverview && <HazardLine job={job} />}
    </header>
  )
}

/** The worst of the hazards with what to do about it, and the way to all of them. */
function HazardLine({ job }: { job: JobDetail }) {
  const words = useJobWords()
  const { here } = useVisitWords()
  const there = hazardsThere(job)
  const [first, ...others] = hazards.filter(({ value }) => there.includes(value))
  if (!first) return null
  return (
    <Link
      to="/ops/intake/$id"
      params={{ id: job.id }}
      className="flex min-h-12 items-center gap-x-3 bg-red-wash px-4 py-2 text-red"
    >
      <TriangleAlert aria-hidden className="size-6 shrink-0" />
      <span className="min-w-0 flex-1 leading-snug font-semibold wrap-anywhere">
        {words.facts.danger(first.value, first.label)}. {dangerAdvice(job, true, words)}
      </span>
      {others.length > 0 && <span className="shrink-0">{here.moreHazards(others.length)}</span>}
      <ChevronRight aria-hidden className="size-5 shrink-0" />
    </Link>
  )
}

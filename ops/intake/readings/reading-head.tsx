import { getRouteApi, Link } from '@tanstack/react-router'
import { ChevronLeft, Plus } from 'lucide-react'
import { hazardsThere } from '#domain/jobs/danger.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import { button } from '../../ui/button.ts'
import { useReadingWords } from '../../words/use-reading-words.ts'
import { DangerLine } from '../danger-line.tsx'

const route = getRouteApi('/staff/ops/intake/$id/readings/$visit')

type ReadingHeadProps = {
  job: Pick<JobDetail, 'id' | 'number' | 'name' | 'stage' | 'side' | 'facts'>
  title: string
  /** How far it is. */
  more: string
  /** Null where the person may not. */
  onAdd: ((what: 'point' | 'station') => void) | null
}

/**
 * Which visit of which job, how far it is, and what can be added on the way. It keeps the room of the line about the connection, so that
 * nothing below moves under a thumb when that line comes or goes.
 */
export function ReadingHead({ job, title, more, onAdd }: ReadingHeadProps) {
  const { back, backToAudit, add } = useReadingWords()
  const { from } = route.useSearch()
  const there = hazardsThere(job)
  return (
    <header className="on-rail flex shrink-0 flex-wrap [@media(height>=600px)]:min-h-[calc(104px-var(--outbox-height,0px))] lg:min-h-0! content-center items-center gap-x-1 bg-rail px-2 py-[6px] text-white lg:gap-x-2 lg:bg-transparent lg:px-0 lg:pt-4 lg:text-ink">
      <Link
        to={from === 'audit' ? '/ops/intake/$id/audit' : '/ops/intake/$id/drying'}
        params={{ id: job.id }}
        aria-label={from === 'audit' ? backToAudit : back}
        className="grid size-[48px] shrink-0 place-content-center"
      >
        <ChevronLeft aria-hidden className="size-7" />
      </Link>
      <div className="min-w-0 flex-1">
        <h1 className="text-[min(1.5rem,30px)] leading-tight wrap-anywhere lg:text-[2rem]">{title}</h1>
        <p className="text-[min(0.875rem,20px)] text-white/80 tabular-nums max-lg:truncate lg:text-base lg:text-muted">
          {[job.name ?? job.number, more].filter(Boolean).join(' · ')}
        </p>
      </div>
      {onAdd &&
        (['point', 'station'] as const).map((what) => (
          <button
            key={what}
            type="button"
            aria-label={add[what]}
            className={`max-lg:hidden ${button('plain')}`}
            onClick={() => onAdd(what)}
          >
            <Plus aria-hidden className="size-5" />
            {add.short[what]}
          </button>
        ))}
      {there.length > 0 && (
        <div className="-mx-2 -mb-1.5 w-[calc(100%+1rem)] bg-red-wash px-4 py-1 text-sm lg:mx-0 lg:w-full">
          <DangerLine hazards={there} />
        </div>
      )}
    </header>
  )
}

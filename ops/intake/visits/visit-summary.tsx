import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import type { VisitDay } from '#domain/visits/visit.ts'
import { useNow } from '../../ui/use-now.ts'
import { useVisitWords } from '../../words/use-visit-words.ts'
import { useWords } from '../../words/use-words.ts'
import { jobQuery } from '../queries.ts'
import { dueWords } from './due-words.ts'
import type { VisitDraft } from './visit-draft.ts'
import { limitMissed } from './visit-limit.ts'

type VisitSummaryProps = { jobId: string; values: VisitDraft; people: VisitDay['people'] | undefined }

/** What would be saved, above the fields: when, who goes, and whether that is too late. */
export function VisitSummary({ jobId, values, people = [] }: VisitSummaryProps) {
  const words = useVisitWords()
  const { time, locale } = useWords()
  const now = useNow()
  const { data: job } = useQuery(jobQuery(jobId))
  const { isTimed, on, from, to } = values
  const limit = limitMissed(values, job?.clocks ?? [])
  const names = values.people.flatMap((id) => people.find((person) => person.id === id)?.name ?? [])
  const when = isTimed && on && from && to ? time.visit({ on, from, to }) : words.unscheduled
  return (
    <div role="status" className="border-l-4 border-gold pl-3">
      <p className="font-display text-xl leading-tight tabular-nums">{when}</p>
      <p className={names.length > 0 ? 'font-semibold wrap-anywhere' : 'text-muted'}>
        {names.join(', ') || words.nobody}
      </p>
      {limit && (
        <p className="mt-1 flex items-center gap-2 text-sm font-semibold text-red">
          <TriangleAlert aria-hidden className="size-4.5 shrink-0" />
          {words.form.afterLimit[limit.key](dueWords(limit.due, on, { now, locale }))}
        </p>
      )}
    </div>
  )
}

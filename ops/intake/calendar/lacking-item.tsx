import { Link } from '@tanstack/react-router'
import type { JobVisit } from '#domain/visits/visit.ts'
import { useVisitWords } from '../../words/use-visit-words.ts'
import { useWords } from '../../words/use-words.ts'
import { useLackingWords } from '../visits/lacking-lines.tsx'

/** A visit whose people are not certified for it any more, and the way to where they are changed. */
export function LackingItem({ visit }: { visit: JobVisit }) {
  const { lack } = useVisitWords()
  const { choices, time } = useWords()
  const lines = useLackingWords()(visit)
  const name = choices.name(visit.name)
  const which = visit.when ? `${name} ${time.window(visit.when)}` : name
  return (
    <li className="flex flex-wrap items-center gap-x-5 border-b border-line last:border-0">
      <p className="min-w-0 flex-1 basis-72 py-1.5 wrap-anywhere">
        {which}: {lines.join(' ')}
      </p>
      <Link
        to="/ops/intake/$id/visits"
        params={{ id: visit.job_id }}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {lack.open(name)}
      </Link>
    </li>
  )
}

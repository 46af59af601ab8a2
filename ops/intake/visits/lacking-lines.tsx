import { TriangleAlert } from 'lucide-react'
import { instantOf } from '#domain/company/local-time.ts'
import type { JobVisit } from '#domain/visits/visit.ts'
import { dateWords } from '../../ui/clock.ts'
import { useVisitWords } from '../../words/use-visit-words.ts'
import { useWords } from '../../words/use-words.ts'

type Lacking = Pick<JobVisit, 'lacking' | 'loss_type'>

/** What a visit requires by now and nobody on it holds: the loss, the people’s certifications or the rules have changed. */
export function LackingLines({ visit }: { visit: Lacking }) {
  const lines = useLackingWords()(visit)
  if (lines.length === 0) return null
  return (
    <div className="space-y-1 text-sm font-semibold text-red">
      {lines.map((line) => (
        <p key={line} className="flex gap-2 wrap-anywhere">
          <TriangleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
          {line}
        </p>
      ))}
    </div>
  )
}

/** "Ivy Starling lacks Mold (AMRT) for this loss". */
export function useLackingWords() {
  const { lack, losses } = useVisitWords()
  const { locale } = useWords()
  const dayWords = (on: string) => dateWords(instantOf(`${on}T12:00`), locale)
  return ({ lacking = [], loss_type }: Lacking): string[] =>
    lacking.map(({ code, of }) => {
      const what = `${losses(loss_type)} (${code})`
      const expired = of.flatMap(({ name, expired_on }) =>
        expired_on ? [lack.expired(name, dayWords(expired_on))] : [],
      )
      return [
        lack.of(
          of.map(({ name }) => name),
          what,
        ),
        ...expired,
      ].join(' ')
    })
}

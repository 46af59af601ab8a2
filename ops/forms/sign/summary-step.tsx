import { Check } from 'lucide-react'
import { summaryOf } from '#domain/forms/signing/summary.ts'
import { inLanguage } from '#domain/forms/definition/wording.ts'
import { useHandOverWords } from '../../words/use-hand-over-words.ts'
import type { Paper } from './paper-state.ts'
import { Step } from './step.tsx'

type SummaryStepProps = {
  paper: Paper
  /** Who signs, as far as it is said. */
  name: string
  nth: number
  place: string
  hasRead: boolean
  onRead: () => void
}

/** What someone signs, in the form’s own words, and the way to all of it. */
export function SummaryStep({ paper, name, nth, place, hasRead, onRead }: SummaryStepProps) {
  const { draft, form, toSign } = paper
  const { page: words } = useHandOverWords(draft.language)
  const without = new Set(toSign.decisions.map(({ id }) => id))
  const { lines, texts } = summaryOf(form, { answers: draft.answers, without }, draft.language)
  const list = new Intl.ListFormat(words.locale)
  return (
    <Step nth={nth} id="sign-read" title={words.what(name.trim().split(' ')[0] ?? '')}>
      <p className="mt-1 text-muted">
        {inLanguage(form.title, draft.language)}
        {place}
      </p>
      <ul className="mt-2 space-y-1.5 text-lg leading-snug">
        {[
          ...lines.map(({ label, words: chosen }) => `${label}: ${chosen}`),
          ...(texts.length > 0 ? [words.covers(list.format(texts))] : []),
        ].map((line) => (
          <li key={line} className="flex gap-3">
            <span aria-hidden className="mt-2 size-2 shrink-0 rotate-45 bg-gold" />
            <span className="min-w-0 wrap-anywhere">{line}</span>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="mt-3 min-h-11 border-b-3 border-gold text-lg font-medium hover:bg-wash"
        onClick={onRead}
      >
        {hasRead ? words.readAgain : words.readAll}
      </button>
      {hasRead && (
        <p className="mt-2 flex items-center gap-2 text-green">
          <Check aria-hidden className="size-5" />
          {words.wasRead}
        </p>
      )}
    </Step>
  )
}

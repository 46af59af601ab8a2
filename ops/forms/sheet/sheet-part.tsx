import { CircleCheck } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import * as z from 'zod'
import { mostPages } from '#domain/forms/answers/signed.ts'
import type { Field as FormField } from '#domain/forms/definition/field.ts'
import { inLanguage } from '#domain/forms/definition/wording.ts'
import type { JobOfForm } from '#domain/forms/facts/fact-values.ts'
import { button } from '../../ui/button.ts'
import { Field } from '../../ui/field.tsx'
import { useFillWords } from '../../words/use-fill-words.ts'
import { DayAnswer } from '../answers/day-answer.tsx'
import { OneAnswer } from '../answers/option-answer.tsx'
import { PhotosAnswer } from '../answers/photos-answer.tsx'
import type { Filling } from '../fill/use-filling.ts'
import { shownOnSheet, type LackingOnSheet } from './sheet.ts'
import { useSheet } from './use-sheet.ts'

type SheetPartProps = {
  filling: Filling
  field: Extract<FormField, { type: 'signature' }>
  job: JobOfForm | null
  onClose: () => void
}

/** The photos of a signed sheet, who signed it, when, and what they chose on it. */
export function SheetPart({ filling, field, job, onClose }: SheetPartProps) {
  const words = useFillWords().sheet
  const id = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const { sheet, change, lacking, decisions, decide, takeAway } = useSheet(filling, field)
  const { form, path, draft, filled } = filling
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return (
    <section aria-labelledby={`${id}-title`} className="grid gap-4">
      <div>
        <h3 ref={title} id={`${id}-title`} tabIndex={-1} className="text-xl outline-none">
          {words.title}
        </h3>
        <p className="mt-1">{words.lead}</p>
        <ul className="mt-1 list-disc pl-5">
          {shownOnSheet(form, path, field).map((each) => (
            <li key={each}>{words.shows[each]}</li>
          ))}
        </ul>
      </div>
      <PhotosAnswer
        least={0}
        value={sheet.photos.map(({ sha256 }) => ({ sha256 }))}
        jobId={draft.job_id}
        job={job}
        onAnswer={(photos) => change({ photos: pagesIn(photos) })}
      />
      {decisions.map((decision) => (
        <div key={decision.id}>
          <p id={`${id}-${decision.id}`} className="mb-1.5 font-semibold">
            {words.chosen}: {inLanguage(decision.label, draft.language)}
          </p>
          <OneAnswer
            options={decision.options}
            value={filled[decision.id]}
            language={draft.language}
            labelId={`${id}-${decision.id}`}
            onAnswer={(answer) => decide(decision.id, answer)}
          />
        </div>
      ))}
      <Field
        label={words.who}
        autoComplete="off"
        maxLength={80}
        value={sheet.name}
        error={lacking === 'name' ? words.noName : undefined}
        onChange={(event) => change({ name: event.target.value })}
      />
      <div>
        <p id={`${id}-dated`} className="mb-1 text-sm font-semibold">
          {words.dated}
        </p>
        <DayAnswer
          type="date"
          labelId={`${id}-dated`}
          value={sheet.signed_on}
          onAnswer={(day) => change({ signed_on: typeof day === 'string' ? day : '' })}
        />
      </div>
      <Stands lacking={lacking} pages={sheet.photos.length} />
      <button
        type="button"
        className={`justify-self-start -ml-4 ${button('quiet')}`}
        onClick={() => {
          takeAway()
          onClose()
        }}
      >
        {words.undo}
      </button>
    </section>
  )
}

/** Whether it counts as signed, and what it lacks. */
function Stands({ lacking, pages }: { lacking: LackingOnSheet | null; pages: number }) {
  const words = useFillWords().sheet
  const wrong: Record<LackingOnSheet, string> = {
    photos: words.notYet,
    many: words.tooMany(mostPages),
    name: words.notYet,
    date: words.noDate,
    later: words.laterDate,
  }
  if (lacking)
    return (
      <p
        role="status"
        className={lacking === 'photos' || lacking === 'name' ? 'text-muted' : 'font-semibold text-red'}
      >
        {wrong[lacking]}
      </p>
    )
  return (
    <p role="status" className="flex items-start gap-2">
      <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-green" />
      <span>
        {words.stored(pages)} {words.keep}
      </span>
    </p>
  )
}

const Pages = z.array(z.object({ sha256: z.string() }))

function pagesIn(answer: unknown): z.output<typeof Pages> {
  return Pages.safeParse(answer).data ?? []
}

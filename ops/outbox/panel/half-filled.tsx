import { Link } from '@tanstack/react-router'
import { NotebookPen } from 'lucide-react'
import { useWords } from '../../words/use-words.ts'
import { formPlace } from './form-place.ts'
import { customerOf, formWords } from './unsaved-forms.ts'
import { useUnsavedForms } from './use-unsaved.ts'

/** The forms of a request or job that were begun and not saved, each with the way to it. Nothing where there is none. */
export function HalfFilled({ leadId }: { leadId: string }) {
  const { field } = useWords()
  const forms = useUnsavedForms().filter((form) => customerOf(form) === leadId)
  return (
    <ul className="text-[0.9375rem] empty:hidden">
      {forms.map((form) => (
        <li key={form.key}>
          <Link
            to={formPlace(form) ?? '/ops/dashboard'}
            className="flex min-h-11 items-center gap-x-2.5 underline underline-offset-4"
          >
            <NotebookPen aria-hidden className="size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">
              {form.kind === 'paper' ? field.outbox.notSubmittedYet : field.outbox.notSavedYet}:{' '}
              {formWords(form, field.forms)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Beside what a form is about that was begun and not saved. */
export function HalfFilledMark({ leadId, part }: { leadId: string; part: string }) {
  const { field } = useWords()
  const isBegun = useUnsavedForms().some((form) => customerOf(form) === leadId && form.part === part)
  if (!isBegun) return null
  return (
    <p className="mt-2 flex items-center gap-1.5 text-sm font-semibold">
      <NotebookPen aria-hidden className="size-4 shrink-0" />
      {field.outbox.notSavedYet}
    </p>
  )
}

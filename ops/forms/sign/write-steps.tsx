import { useId, type ReactNode } from 'react'
import { inLanguage } from '#domain/forms/definition/wording.ts'
import type { Field } from '#domain/forms/definition/field.ts'
import { useHandOverWords } from '../../words/use-hand-over-words.ts'
import { InitialsField } from '../ink/initials-field.tsx'
import { HandwritingField } from '../ink/ink-fields.tsx'
import { setAnswer } from '../drafts/queries.ts'
import type { Paper } from './paper-state.ts'
import { Step } from './step.tsx'

type Of<Type extends Field['type']> = Extract<Field, { type: Type }>
type StepProps<Type extends Field['type']> = { field: Of<Type>; paper: Paper; nth: number }

/** What whoever signs decides, with what the form says about it. */
export function DecisionStep({ field, paper: { draft, form }, nth }: StepProps<'choice'>) {
  const name = useId()
  const title = inLanguage(field.label, draft.language)
  const section = form.sections.find(({ fields }) => fields.some(({ id }) => id === field.id))
  const infos = (section?.fields ?? []).flatMap((each) => (each.type === 'info' ? [each] : []))
  return (
    <Step nth={nth} id={`sign-${field.id}`} title={title}>
      {infos.map(({ id, text }) => (
        <p key={id} className="mt-1 text-muted">
          {inLanguage(text, draft.language)}
        </p>
      ))}
      <fieldset className="mt-3 space-y-2">
        <legend className="sr-only">{title}</legend>
        {field.options.map((option) => (
          <label
            key={option.id}
            className="flex min-h-14 cursor-pointer items-center gap-3 rounded-sm border border-edge bg-sheet px-3.5 py-2 hover:border-ink has-checked:border-ink has-checked:shadow-[inset_0_-3px_0_var(--gold)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name={name}
              checked={draft.answers[field.id] === option.id}
              className="size-5 shrink-0 accent-gold"
              onChange={() => void setAnswer(draft.id, field.id, option.id)}
            />
            <span className="min-w-0 leading-snug">{inLanguage(option.label, draft.language)}</span>
          </label>
        ))}
      </fieldset>
    </Step>
  )
}

/** In their own hand, or not at all. */
export function StatementStep({ field, paper: { draft }, nth }: StepProps<'handwriting'>) {
  const { page: words } = useHandOverWords(draft.language)
  return (
    <Step nth={nth} id={`sign-${field.id}`} title={inLanguage(field.label, draft.language)}>
      {field.need === undefined && <p className="text-muted">{words.maySkip}</p>}
      <HandwritingField
        field={field}
        isHeadless
        language={draft.language}
        value={draft.answers[field.id]}
        onChange={(written) => void setAnswer(draft.id, field.id, written ?? undefined)}
      />
    </Step>
  )
}

type InitialsStepProps = StepProps<'initials'> & {
  /** Whose initials they are, and in which capacity. */
  by: { name: string; role: string } | null
  children?: ReactNode
}

/** `children`: what they read before they write their initials. */
export function InitialsStep({ field, paper: { draft }, nth, by, children }: InitialsStepProps) {
  return (
    <Step nth={nth} id={`sign-${field.id}`} title={inLanguage(field.label, draft.language)}>
      {children}
      <InitialsField
        field={field}
        {...by}
        isHeadless
        language={draft.language}
        value={draft.answers[field.id]}
        onChange={(written) => void setAnswer(draft.id, field.id, written ?? undefined)}
      />
    </Step>
  )
}

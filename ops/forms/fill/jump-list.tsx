import { ChevronRight } from 'lucide-react'
import type { Missing } from '#domain/forms/answers/missing.ts'
import { fieldsOf, type FormDefinition } from '#domain/forms/definition/definition.ts'
import { inLanguage } from '#domain/forms/definition/wording.ts'
import type { Language } from '#domain/preferences/language.ts'
import type { FillWords } from '../../words/en-fill.ts'

type JumpListProps = {
  title: string
  items: readonly { field: string; label: string; why: string }[]
  onGoTo: (field: string) => void
}

/** Questions by name, each with the way to it. */
export function JumpList({ title, items, onGoTo }: JumpListProps) {
  return (
    <>
      <p role="status" className="mt-1 font-semibold">
        {title}
      </p>
      <ul className="mt-1">
        {items.map(({ field, label, why }) => (
          <li key={field}>
            <button
              type="button"
              className="flex min-h-12 w-full items-center justify-between gap-3 border-b border-line text-left"
              onClick={() => onGoTo(field)}
            >
              <span className="min-w-0 wrap-anywhere">
                {label}
                <span className="block text-sm text-muted">{why}</span>
              </span>
              <ChevronRight aria-hidden className="size-5 shrink-0" />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

type Of = { form: FormDefinition; language: Language; words: FillWords }

/** What is missing, as it is listed. */
export function itemsOf(missing: readonly Missing[], { form, language, words }: Of) {
  const labels = new Map(fieldsOf(form).map(({ id, label }) => [id, inLanguage(label, language)]))
  return missing.map(({ field, why }) => ({ field, label: labels.get(field) ?? field, why: words.why[why] }))
}

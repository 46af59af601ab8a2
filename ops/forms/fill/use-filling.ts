import { useMemo, useState } from 'react'
import { filledAnswers } from '#domain/forms/answers/filled.ts'
import { missingAnswers } from '#domain/forms/answers/missing.ts'
import { pathOf } from '#domain/forms/answers/path.ts'
import type { FormDefinition } from '#domain/forms/definition/definition.ts'
import type { Json } from '#platform/canonical-json.ts'
import type { FormDraft } from '../../store/form-drafts-view.ts'
import { useFillPlace } from './fill-place.ts'
import { freezeForm } from './freeze-form.ts'
import { atEnd, firstOpen, progressOf, stepAfter, stepBefore, type At } from './steps.ts'

export type Filling = ReturnType<typeof useFilling>

/** A form as it is filled in: where the person stands, what is answered, and what is missing. */
export function useFilling(form: FormDefinition, draft: FormDraft, startAt?: At) {
  const { id, answers } = draft
  const place = useFillPlace()
  const filled = useMemo(() => filledAnswers(form, answers, {}), [form, answers])
  const path = useMemo(() => pathOf(form, filled), [form, filled])
  const [asked, setAt] = useState<At>(() => startAt ?? firstOpen(path))
  const [told, setTold] = useState<Record<string, string[]>>({})
  // What hides a field takes whoever stands at it to the next one.
  const at = asked === atEnd || path.isShown(asked) ? asked : stepAfter(path, asked)
  const field = path.shown.find((each) => each.id === at) ?? null

  return {
    draft,
    form,
    path,
    filled,
    at,
    field,
    progress: progressOf(form, path, at),
    missing: useMemo(() => missingAnswers(form, filled), [form, filled]),
    /** What the server said of single answers, until they are changed. */
    told,
    tell: setTold,
    answer(field: string, answer: Json | undefined) {
      const { [field]: _, ...others } = told
      setTold(others)
      place.setAnswer(id, field, answer)
    },
    next: () => setAt(stepAfter(path, at)),
    before: stepBefore(path, at),
    back: () => setAt(stepBefore(path, at) ?? at),
    goTo: setAt,
    /** What would be submitted now, and what keeps it from being taken. */
    freeze: () => freezeForm(form, filled),
  }
}

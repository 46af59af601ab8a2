import { createContext, useContext, useMemo, useState } from 'react'
import { filledAnswers, linkedAnswers } from '#domain/forms/answers/filled.ts'
import { pathOf, type Path } from '#domain/forms/answers/path.ts'
import type { FormDefinition } from '#domain/forms/definition/definition.ts'
import { inLanguage } from '#domain/forms/definition/wording.ts'
import { sampleFacts } from '#domain/forms/facts/sample-facts.ts'
import type { Language } from '#domain/preferences/language.ts'
import type { Json } from '#platform/canonical-json.ts'
import type { FormDraft } from '../../../store/form-drafts-view.ts'
import { answersToShow } from './answers-to-show.ts'
import { sampleJob, type LossState } from './sample-job.ts'

export type PreviewState = ReturnType<typeof usePreviewState>

type Of = { form: FormDefinition; slug: string; version: number; selected: string }

/** What the previews are answered with. Nothing of it is stored: it is gone with the page. */
export function usePreviewState({ form, slug, version, selected }: Of) {
  const [language, setLanguage] = useState<Language>('en')
  const [wanted, setState] = useState<LossState>('OH')
  const [given, setGiven] = useState<Readonly<Record<string, Json>>>({})
  const [began] = useState(() => new Date())
  // A form of one state is shown with a loss there.
  const [only] = form.states
  const state = form.states.length === 1 && only ? only : wanted
  const job = useMemo(() => sampleJob(state), [state])
  const linked = useMemo(() => linkedAnswers(form, sampleFacts(state)), [form, state])
  const answers = useMemo(() => ({ ...linked, ...given }), [linked, given])
  const path = useMemo(() => pathOf(form, filledAnswers(form, answers, {})), [form, answers])

  // Whoever works on a field sees it, whatever it depends on.
  const [brought, setBrought] = useState<{ form: FormDefinition; selected: string } | null>(null)
  if (brought?.form !== form || brought.selected !== selected) {
    setBrought({ form, selected })
    const shown = answersToShow(form, selected, answers)
    if (shown !== answers) setGiven({ ...given, ...changesOf(answers, shown) })
  }

  const draft: FormDraft = {
    id: 'test',
    job_id: null,
    form: slug,
    title: inLanguage(form.title, language),
    version,
    language,
    answers,
    began_at: began.getTime(),
    changed_at: began.getTime(),
    seen: linked,
    began_with: linked,
  }

  return {
    draft,
    job,
    path,
    language,
    setLanguage,
    state,
    setState,
    setAnswer(_form: string, field: string, answer: Json | undefined) {
      setGiven(({ [field]: _before, ...others }) =>
        answer === undefined ? others : { ...others, [field]: answer },
      )
    },
    clear: () => setGiven({}),
  }
}

function changesOf(before: Readonly<Record<string, Json>>, after: Readonly<Record<string, Json>>) {
  return Object.fromEntries(Object.entries(after).filter(([field, answer]) => before[field] !== answer))
}

export const PreviewPathContext = createContext<Path | null>(null)

/** What is shown and calculated with the answers of the preview. */
export function usePreviewPath() {
  return useContext(PreviewPathContext)
}

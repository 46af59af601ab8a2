import { useMemo } from 'react'
import { untranslatedParts } from '#domain/forms/checks/untranslated.ts'
import type { FormDefinition } from '#domain/forms/definition/definition.ts'
import type { PublishedLegalText } from '#domain/forms/published-form.ts'
import { problemsOf } from './problems.ts'

/** What the checks say of a form, each thing once, and which parts of it keep it from being published. */
export function useChecks(form: FormDefinition, texts: readonly PublishedLegalText[]) {
  return useMemo(() => {
    const found = new Map(
      problemsOf(form, texts).map((each) => [`${each.code} ${each.at} ${each.more}`, each]),
    )
    const problems = [...found.values()]
    const faulty = new Set(problems.flatMap(({ at, blocks }) => (blocks && at !== null ? [at] : [])))
    return { problems, gaps: untranslatedParts(form), faulty }
  }, [form, texts])
}

import type { DocumentData } from '#platform/pdf/document.ts'
import { answerOf } from '#domain/forms/answers/answer-of-field.ts'
import { filledAnswers } from '#domain/forms/answers/filled.ts'
import { pathOf } from '#domain/forms/answers/path.ts'
import { fieldsOf } from '#domain/forms/definition/definition.ts'
import { isQuestion } from '#domain/forms/definition/field.ts'
import { inLanguage } from '#domain/forms/definition/wording.ts'
import { sampleFacts } from '#domain/forms/facts/sample-facts.ts'
import { FormDraft, type PreviewRequest } from '#domain/forms/template.ts'
import type { CompanyFacts } from '#domain/company/company.ts'
import { companyTimeZone } from '#domain/company/time-zone.ts'
import { letterheadOf, shownSections } from './paper-of.ts'
import { paperWords } from './paper-words.ts'
import type { PaperSources } from './section-blocks.ts'

type PreviewOf = Omit<PreviewRequest, 'definition'> & {
  slug: string
  form: FormDraft
  company: CompanyFacts
  legal: PaperSources['legal']
  at: Date
}

/** Stands for every photo. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGO4CgAA2QDYKuOs9QAAAABJRU5ErkJggg==',
  'base64',
)

/**
 * A form that nobody filled in as the paper that it will be, by the same code that makes the real one: with a sample job, the answers of a
 * trial where there are some, and blanks to write on. Every page says that it is no signed document.
 */
export function previewOf({
  slug,
  form,
  company,
  legal,
  at,
  language,
  state,
  answers,
}: PreviewOf): DocumentData {
  const words = paperWords[language]
  const named = nameAll(form, words.unnamed)
  const path = pathOf(named, filledAnswers(named, takenOf(named, answers), sampleFacts(state)))
  return {
    title: inLanguage(named.title, language),
    reference: `${slug} · ${state}`,
    documentId: slug,
    revision: 0,
    language,
    generatedAt: at,
    timeZone: companyTimeZone,
    letterhead: letterheadOf(company),
    notice: words.preview,
    facts: [],
    sections: shownSections(named, { path, language, legal, photo: () => picture, isBlank: true }),
    evidence: null,
  }
}

/** What has no name yet gets one to be seen by: a screen reader can't announce a heading of nothing. */
function nameAll(form: FormDraft, name: string): FormDraft {
  const named = JSON.stringify(form, (key, value: unknown) => {
    const isEmpty = typeof value === 'string' && value.trim() === ''
    if (key === 'en' && isEmpty) return name
    return key === 'es' && isEmpty ? undefined : value
  })
  return FormDraft.parse(JSON.parse(named))
}

/** Those answers that the fields take. The rest is from before the field was changed. */
function takenOf(form: FormDraft, answers: PreviewRequest['answers']) {
  const taken = fieldsOf(form).flatMap((field) => {
    const answer = isQuestion(field) ? answers[field.id] : undefined
    return answer !== undefined && answerOf(field).safeParse(answer).success
      ? [[field.id, answer] as const]
      : []
  })
  return Object.fromEntries(taken)
}

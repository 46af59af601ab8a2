import { filledAnswers } from '#domain/forms/answers/filled.ts'
import { isAnswered } from '#domain/forms/definition/condition.ts'
import { fieldsOf, type FormDefinition } from '#domain/forms/definition/definition.ts'
import { companyFacts, type CompanyOfForms } from '#domain/forms/facts/company-of-forms.ts'
import type { Json } from '#platform/canonical-json.ts'
import { isCovered } from '#domain/forms/signing/signed-so-far.ts'

type Answers = Readonly<Record<string, Json>>
type Known = {
  /** The notice as it was filled in on this phone, if it was. */
  begun: Answers | undefined
  agreement: Answers
  company: CompanyOfForms | undefined
  signedOn: string | null
}

/**
 * What the notice says to whoever reads it before they sign: what was filled in, else what the agreement and the company say. Null
 * where it would not say everything: who cancels, by when and to whom it is sent.
 */
export function noticeToRead(
  form: FormDefinition,
  { begun, agreement, company, signedOn }: Known,
): Answers | null {
  const fields = fieldsOf(form)
  const known = new Set(fields.map(({ id }) => id))
  const shared = Object.fromEntries(Object.entries(agreement).filter(([id]) => known.has(id)))
  const dated = { ...(begun ?? shared), ...(signedOn && { form_date: signedOn, signed_on: signedOn }) }
  const answers = filledAnswers(form, dated, company ? companyFacts(company) : {})
  const needed = fields.filter((field) => isCovered(field) && 'need' in field && field.need === 'always')
  return needed.every(({ id }) => isAnswered(answers[id] ?? null)) ? answers : null
}

import { isSameJson } from '#platform/same-json.ts'
import { isOfCustomer } from '#domain/forms/answers/declining.ts'
import { isAnswered } from '#domain/forms/definition/condition.ts'
import { fieldsOf, type FormDefinition } from '#domain/forms/definition/definition.ts'
import type { NewSubmission } from '#domain/submissions/submission.ts'

type Paper = NewSubmission

/**
 * Whether a paper says what an earlier one says, so that whoever signed that one signed this. Signatures are looked at one by one
 * elsewhere; what others initialed or wrote by hand after it is no part of what was signed.
 */
export function saysTheSame(form: FormDefinition, signed: Paper, now: Paper): boolean {
  if (!isSameFrame(signed, now)) return false
  const fields = new Map(fieldsOf(form).map((field) => [field.id, field]))
  const all = new Set([...Object.keys(signed.answers), ...Object.keys(now.answers)])
  return [...all].every((id) => {
    if (isSameJson(signed.answers[id], now.answers[id])) return true
    const field = fields.get(id)
    if (field?.type === 'signature') return true
    if (field?.type !== 'initials' && field?.type !== 'handwriting') return false
    const isOfCompany = field.type === 'initials' && !isOfCustomer(field)
    return isOfCompany || !isAnswered(signed.answers[id])
  })
}

function isSameFrame(one: Paper, other: Paper) {
  return (
    one.form === other.form &&
    one.version === other.version &&
    (one.job_id ?? null) === (other.job_id ?? null) &&
    (one.language ?? 'en') === (other.language ?? 'en')
  )
}

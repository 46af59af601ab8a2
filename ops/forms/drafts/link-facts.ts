import { rowsOf } from '#domain/forms/answers/rows.ts'
import { isAnswered } from '#domain/forms/definition/condition.ts'
import { fieldsOf, type FormDefinition } from '#domain/forms/definition/definition.ts'
import { isQuestion, type Field } from '#domain/forms/definition/field.ts'
import type { Json } from '#platform/canonical-json.ts'
import type { FormDraft } from '../../store/form-drafts-view.ts'
import { followRows } from './follow-rows.ts'

type Linked = Readonly<Record<string, Json>>
type Begun = { answers: FormDraft['answers']; linked: Linked }

/**
 * What a form begins with: what the job says, unless it was answered before. Into what someone has signed nothing flows: that waits until
 * their signature is gone.
 */
export function beginsWith(form: FormDefinition, { answers, linked }: Begun) {
  if (!isSignedByAnyone(form, answers)) return { answers: { ...linked, ...answers }, seen: linked }
  const seen = Object.fromEntries(Object.entries(linked).filter(([field]) => field in answers))
  return { answers, seen }
}

type Followed = { answers: Readonly<Record<string, Json | undefined>>; seen: Linked }

/**
 * What changes in a form that follows its job: an answer that still says what flowed in before says what the job says now. What the
 * person typed instead stays. Null where nothing changes.
 */
export function followJob(
  { answers, seen = {} }: Pick<FormDraft, 'answers' | 'seen'>,
  now: Linked,
): Followed | null {
  const changed = [...new Set([...Object.keys(seen), ...Object.keys(now)])].filter(
    (field) => !isSame(seen[field], now[field]),
  )
  if (changed.length === 0) return null
  const follows = changed.flatMap((field) => {
    const both = { before: seen[field], now: now[field] }
    if (isSame(answers[field], both.before)) return [[field, both.now] as const]
    return isTable(both) ? [[field, followRows(answers[field], both)] as const] : []
  })
  return { answers: Object.fromEntries(follows), seen: now }
}

/** Tables follow row by row. */
function isTable({ before, now }: { before: Json | undefined; now: Json | undefined }) {
  return [before, now].some((each) => rowsOf(each).length > 0)
}

/** Whether an answer is still what the job says. */
export function isLinked({ answers, seen = {} }: Pick<FormDraft, 'answers' | 'seen'>, field: string) {
  return isAnswered(seen[field]) && isSame(answers[field], seen[field])
}

/**
 * Whether somebody answered a field otherwise than the job does, on this device. The form’s own date, and who fills it in, differ of
 * themselves; what a fix took over was answered before.
 */
export function isChangedHere(draft: Pick<FormDraft, 'answers' | 'seen' | 'kept'>, field: Field) {
  const { answers, seen = {}, kept = {} } = draft
  if (!isOfJob(field) || isOfAgreement(field) || isOfWhoever(field)) return false
  if (!isAnswered(seen[field.id]) || isLinked(draft, field.id)) return false
  return !(field.id in kept) || !isSame(answers[field.id], kept[field.id])
}

/** The fields of which the job says something else by now than as the form was begun. */
export function changedByOffice(form: FormDefinition, { began_with, seen = {} }: FormDraft): Field[] {
  if (!began_with) return []
  return fieldsOf(form).filter(
    (field) =>
      isOfJob(field) &&
      !isOfFile(field) &&
      !isOfAgreement(field) &&
      field.id in seen &&
      !isSame(began_with[field.id], seen[field.id]),
  )
}

/** Once someone has signed or written by hand, what they signed stays as it was. */
export function isSignedByAnyone(form: FormDefinition, answers: Linked) {
  return fieldsOf(form).some(({ id, type }) => byHand.has(type) && isAnswered(answers[id]))
}

const byHand: ReadonlySet<Field['type']> = new Set<Field['type']>(['signature', 'initials', 'handwriting'])

/** What comes from the job or the company. Date and time are the form’s own. */
export function isOfJob(field: Field) {
  if (field.type === 'table') return field.rows_from !== undefined
  return isQuestion(field) && field.fact !== undefined && !field.fact.startsWith('form.')
}

/** What the company’s set-up says, whatever the job. */
export function isOfCompany(field: Field) {
  return isQuestion(field) && (field.fact?.startsWith('company.') ?? false)
}

function isOfWhoever(field: Field) {
  return isQuestion(field) && field.fact === 'technician.name'
}

/** The day of the work authorization, which is signed on this phone as often as not. */
export function isOfAgreement(field: Field) {
  return isQuestion(field) && field.fact === 'agreement.date'
}

/** What the crew itself measured and placed there. */
export function isOfFile(field: Field) {
  if (field.type === 'table') return field.rows_from !== undefined
  return isQuestion(field) && field.fact !== undefined && fileFacts.test(field.fact)
}

const fileFacts = /^(?:drying|air|equipment)\.|^loss\.class$/

function isSame(one: Json | undefined, other: Json | undefined) {
  return JSON.stringify(one) === JSON.stringify(other)
}

import { fieldRefusal, Refusal } from '#platform/refusal.ts'
import { frozenAnswers } from '#domain/forms/answers/frozen-answers.ts'
import { missingAnswers } from '#domain/forms/answers/missing.ts'
import { decidingFields } from '#domain/forms/answers/declining.ts'
import { isAnswered } from '#domain/forms/definition/condition.ts'
import { fieldsOf, type FormDefinition } from '#domain/forms/definition/definition.ts'
import type { Field, Signer } from '#domain/forms/definition/field.ts'
import { toSign, type ToSign } from '#domain/forms/signing/to-sign.ts'
import type { NewSubmission } from '#domain/submissions/submission.ts'

type Given = NewSubmission['answers']
type Choice = Extract<Field, { type: 'choice' }>

/** What someone does with a paper once they have decided as `decisions` says. */
export type Branch = { decisions: Readonly<Record<string, string>>; asked: ToSign }

const mostBranches = 32

/** Every way in which whoever signs can decide, with what each of them then asks for. One alone where there is nothing to decide. */
export function branchesOf(form: FormDefinition, answers: Given): Branch[] {
  const deciding = decidingFields(form)
  const choices = fieldsOf(form).flatMap((field) =>
    field.type === 'choice' && deciding.has(field.id) ? [field] : [],
  )
  return combinations(choices).flatMap((decisions) => {
    const asked = toSign(form, { ...answers, ...decisions })
    return asked ? [{ decisions, asked }] : []
  })
}

function combinations(choices: readonly Choice[]): Record<string, string>[] {
  const [first, ...others] = choices
  if (!first) return [{}]
  return first.options.flatMap(({ id }) => combinations(others).map((rest) => ({ [first.id]: id, ...rest })))
}

/**
 * Who signs a paper by link. Refused where more is missing than one person's own part: the company signs first, and of two people only
 * the last one signs behind a link.
 */
export function signerOf(form: FormDefinition, answers: Given): Signer {
  const branches = branchesOf(form, answers)
  const [first] = branches
  if (!first || branches.length > mostBranches) throw notByLink('Nobody signs this form by link.')
  const open = (asked: ToSign) =>
    [...asked.signatures, ...asked.initials].filter(({ id }) => !isAnswered(answers[id]))
  const signers = new Set(branches.flatMap(({ asked }) => open(asked).map(({ signer }) => signer)))
  const [signer] = signers
  if (!signer) throw notByLink('This form is signed already.')
  if (signers.size > 1) throw notByLink('Several people sign this form. Let the others sign here first.')
  const gaps = new Set(branches.flatMap((branch) => gapsOf(form, answers, branch)))
  if (gaps.size > 0) throw fieldRefusal([...gaps], 'Answer this first.')
  return signer
}

/** What is missing beside the part of whoever signs. The company signs first: what they sign is complete then. */
function gapsOf(form: FormDefinition, answers: Given, { decisions, asked }: Branch) {
  const own = new Set(ownFields(asked))
  return missingAnswers(form, { ...answers, ...decisions }).flatMap(({ field }) =>
    own.has(field) ? [] : [field],
  )
}

/** What whoever signs decides, writes and signs. */
export function ownFields({ decisions, statements, initials, signatures }: ToSign): string[] {
  return [...decisions, ...statements, ...initials, ...signatures].map(({ id }) => id)
}

/** What goes out: nothing is decided or written for whoever signs. */
export function withoutOwn(form: FormDefinition, answers: Given): Given {
  const deciding = decidingFields(form)
  const own = new Set(
    fieldsOf(form).flatMap(({ id, type }) => (type === 'handwriting' || deciding.has(id) ? [id] : [])),
  )
  return Object.fromEntries(Object.entries(answers).filter(([field]) => !own.has(field)))
}

function notByLink(sentence: string) {
  return new Refusal(409, 'not-by-link', `${sentence} Hand over the phone, or use paper.`)
}

/** The answers once a day of it changed: what counts from it is counted again. */
export function onDay(form: FormDefinition, answers: Given, day: { field: string; on: string } | undefined) {
  return day ? frozenAnswers(form, { ...answers, [day.field]: day.on }) : answers
}

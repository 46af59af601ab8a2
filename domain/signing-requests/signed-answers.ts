import { frozenAnswers } from '#domain/forms/answers/frozen-answers.ts'
import { fittedStatement } from '#domain/forms/answers/statement-sheet.ts'
import { isAnswered } from '#domain/forms/definition/condition.ts'
import type { FormDefinition } from '#domain/forms/definition/definition.ts'
import type { Signed, signingDevices } from '#domain/forms/answers/signed.ts'
import { toSign } from '#domain/forms/signing/to-sign.ts'
import type { NewSubmission } from '#domain/submissions/submission.ts'
import type { SignerSigns } from './answer.ts'

type Given = NewSubmission['answers']
type Seen = { at: string; device: (typeof signingDevices)[number] }

/**
 * The answers with what someone decided, wrote and signed behind a link, and the signatures by field. Of what they sent, only what the
 * paper asks of them is taken. A signature and initials that are typed stand in for ink; a statement that is typed does not.
 */
export function signedAnswers(
  form: FormDefinition,
  answers: Given,
  sent: SignerSigns & Seen,
): { answers: Given; signatures: Given } {
  const chosen = { ...answers, ...chosenOf(form, answers, sent) }
  const asked = toSign(form, chosen)
  const written = [...(asked?.statements ?? []), ...(asked?.initials ?? [])].flatMap(({ id, type }) => {
    const drawn = isAnswered(answers[id]) ? undefined : sent.inks[id]
    const ink = drawn && type === 'handwriting' ? fittedStatement(drawn) : drawn
    return ink ? [[id, { ink, at: sent.at }] as const] : []
  })
  const typed = (asked?.initials ?? []).flatMap(({ id }) => {
    const initials = isAnswered(answers[id]) || sent.inks[id] ? '' : (sent.typed[id] ?? '')
    return initials ? [[id, { typed: initials, at: sent.at }] as const] : []
  })
  const signatures = (asked?.signatures ?? []).flatMap(({ id }) => {
    const signed = isAnswered(answers[id]) ? null : signatureOf(id, sent)
    return signed ? [[id, asJson(signed)] as const] : []
  })
  const given = {
    ...chosen,
    ...asJson(Object.fromEntries([...written, ...typed])),
    ...Object.fromEntries(signatures),
  }
  return { answers: frozenAnswers(form, given), signatures: Object.fromEntries(signatures) }
}

function chosenOf(form: FormDefinition, answers: Given, { decisions }: SignerSigns): Given {
  const asked = toSign(form, { ...answers, ...decisions })?.decisions ?? []
  return Object.fromEntries(
    asked.flatMap(({ id }) => (decisions[id] === undefined ? [] : [[id, decisions[id]] as const])),
  )
}

function signatureOf(field: string, sent: SignerSigns & Seen): Signed | null {
  const { name, at, copy_to, read_in, signs_as, request, shown, consent, device } = sent
  const agreed = { read_to_end: true, intends_to_sign: true, agrees_to_electronic: true, copy_to } as const
  const link = { request, shown, consent, device }
  const signed = { name, at, ...agreed, ...(read_in && { read_in }), ...(signs_as && { signs_as }), link }
  if (sent.way === 'typed') return { way: 'typed', ...signed }
  const ink = sent.inks[field]
  return ink ? { way: 'drawn', ink, ...signed } : null
}

function asJson(value: object): Given {
  return JSON.parse(JSON.stringify(value))
}

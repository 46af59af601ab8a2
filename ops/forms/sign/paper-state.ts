import * as z from 'zod'
import { isAnswered } from '#domain/forms/definition/condition.ts'
import { fieldsOf, type FormDefinition } from '#domain/forms/definition/definition.ts'
import type { Field } from '#domain/forms/definition/field.ts'
import type { Signed } from '#domain/forms/answers/signed.ts'
import { noticesReceived } from '#domain/packets/gate-forms.ts'
import { isSameName } from '#domain/forms/signing/same-name.ts'
import type { ToSign } from '#domain/forms/signing/to-sign.ts'
import type { AgreementSigner } from '#domain/packets/agreement-signer.ts'
import type { FormDraft } from '../../store/form-drafts-view.ts'
import { beginSigning, signedOf, Signing, type Unsigned } from '../ink/signing.ts'
import { factOf, fieldOfFact } from './fact-of.ts'
import { expectedSigner, isForOneOnly, isWithoutAgreement, lackingOfSigning, signsAsOf } from './who-signs.ts'

/** A form that someone signs on this phone. */
export type Paper = {
  draft: FormDraft
  form: FormDefinition
  toSign: ToSign
  /** Whether whoever signs said no to text messages, on this paper or another that they sign here. */
  refusesTexts: boolean
  /** Who signed the work authorization; null where nobody did, absent where that isn’t known here. */
  agreed?: AgreementSigner | null | undefined
}

/** How far someone has come with a paper beside its answers. */
export const PaperState = z.object({
  has_read: z.boolean(),
  /** They had the notice on the screen to its end, where the paper says that they received it. */
  has_read_notice: z.boolean().optional(),
  /** Where the customer wants their copy, if the job knows no address of theirs. */
  email: z.string().optional(),
  signings: z.record(z.string(), Signing),
})
export type PaperState = z.output<typeof PaperState>

export type Lacking = {
  what:
    | 'authorization'
    | 'signs_as'
    | 'read'
    | 'notice'
    | 'decision'
    | 'statement'
    | 'initials'
    | 'copy'
    | 'email'
    | Unsigned
  field: string | null
}

/** Where someone begins: the owner is whom the paper expects, anyone else says who they are. */
export function beginPaper(paper: Paper, stored: unknown): PaperState {
  const { toSign } = paper
  const before = PaperState.safeParse(stored).data
  const begun = toSign.signatures.map((field) => {
    const name = field.signer === 'owner' ? expectedSigner(paper).name : ''
    const begun = before?.signings[field.id]
    const isTheirs = begun && (!isForOneOnly(paper, field) || isSameName(begun.name, name))
    return [field.id, isTheirs ? begun : beginSigning(name)] as const
  })
  const { has_read = false, has_read_notice = false, email = '' } = before ?? {}
  return { has_read, has_read_notice, email, signings: Object.fromEntries(begun) }
}

/** What is still to do before the paper can be signed, the first of it in the order of the page. */
export function lackingOfPaper(
  paper: Paper,
  { has_read, has_read_notice, signings, email }: PaperState,
  hasNotice = false,
): Lacking | null {
  const { draft, form, toSign } = paper
  const isOpen = ({ id }: Field) => !isAnswered(draft.answers[id])
  const [first] = toSign.signatures
  if (first && isWithoutAgreement(paper)) return { what: 'authorization', field: first.id }
  if (!has_read) return { what: 'read', field: null }
  const decision = toSign.decisions.find(isOpen)
  if (decision) return { what: 'decision', field: decision.id }
  const statement = toSign.statements.find((each) => isOpen(each) && each.need !== undefined)
  if (statement) return { what: 'statement', field: statement.id }
  if (hasNotice && !has_read_notice) return { what: 'notice', field: noticesReceived }
  const initials = toSign.initials.find(isOpen)
  if (initials) return { what: 'initials', field: initials.id }
  for (const field of toSign.signatures.filter(isOpen)) {
    const signing = signings[field.id]
    const what = signing ? lackingOfSigning(paper, field, signing) : 'ink'
    if (what) return { what, field: field.id }
    // What was chosen may not be offered any more: they said no to text messages after that.
    const copy = copiesOf(paper, signing?.name).find((way) => way === signing?.copy_to)
    if (!copy) return { what: 'copy', field: field.id }
    const isToSend = copy === 'email' && !factOf(form, draft.answers, 'customer.email')
    if (isToSend && !isEmail(email)) return { what: 'email', field: field.id }
  }
  return null
}

/** The signatures of a paper with which nothing is lacking, by field. */
export function signaturesOf(paper: Paper, state: PaperState, at: string): [string, Signed][] {
  return paper.toSign.signatures.flatMap((field): [string, Signed][] => {
    const { id } = field
    const signing = isAnswered(paper.draft.answers[id]) ? undefined : state.signings[id]
    if (!signing || lackingOfSigning(paper, field, signing)) return []
    const as = { ...signing, signs_as: signsAsOf(paper, field, signing) }
    const signed = signedOf(as, {
      at,
      read_to_end: state.has_read,
      read_in: paper.draft.language,
    })
    return signed ? [[id, signed]] : []
  })
}

type Copy = 'text' | 'email' | 'paper' | 'none'

/**
 * How the copy can reach whoever signs. An address that nobody knows yet they type themselves, where the form has a place for it. The
 * customer’s own number and address are told to nobody who signs in their place or beside them.
 */
export function copiesOf({ draft, form, refusesTexts }: Omit<Paper, 'toSign'>, name?: string): Copy[] {
  const customer = factOf(form, draft.answers, 'customer.name')
  const isCustomer = !customer || name === undefined || isSameName(name, customer)
  const isTexted = isCustomer && !refusesTexts && factOf(form, draft.answers, 'customer.phone')
  const ways: (Copy | false)[] = [
    isTexted ? 'text' : false,
    isCustomer && emailField(form) !== null && 'email',
    'paper',
    // Of the notice they get two, whatever they choose.
    !hasNotice(form) && 'none',
  ]
  return ways.filter((way) => way !== false)
}

function hasNotice(form: FormDefinition) {
  return fieldsOf(form).some(({ id }) => id === noticesReceived)
}

/** Where a form says the customer’s email address. */
function emailField(form: FormDefinition) {
  return fieldOfFact(form, 'customer.email')?.id ?? null
}

/** The address that whoever signs gave for their copy, with its field; null where they gave none or it is known. */
export function emailGiven({ draft, form, toSign }: Paper, { signings, email = '' }: PaperState) {
  const isWanted = toSign.signatures.some(({ id }) => signings[id]?.copy_to === 'email')
  const field = emailField(form)
  if (!isWanted || field === null || factOf(form, draft.answers, 'customer.email')) return null
  return isEmail(email) ? { field, email: email.trim() } : null
}

const Email = z.email().max(200)

function isEmail(text = '') {
  return Email.safeParse(text.trim()).success
}

/** Whether anyone has written or signed here: from then on it stays in its language. */
export function isTouched({ draft, toSign }: Paper, { signings }: PaperState) {
  const inked = [...toSign.statements, ...toSign.initials, ...toSign.signatures]
  return (
    inked.some(({ id }) => isAnswered(draft.answers[id])) ||
    Object.values(signings).some(({ ink, agrees }) => ink !== null || agrees)
  )
}

import { SignsAs } from '#domain/forms/answers/signs-as.ts'
import { isSameName } from '#domain/forms/signing/same-name.ts'
import { fieldsOf } from '#domain/forms/definition/definition.ts'
import type { AgreementSigner } from '#domain/packets/agreement-signer.ts'
import { ownerName, waiverForm } from '#domain/packets/gate-forms.ts'
import { lackingOf, signedIn, type Signing, type Unsigned } from '../ink/signing.ts'
import { roleWords } from '#domain/submissions/paper/paper-words.ts'
import { factOf, fieldOfFact } from './fact-of.ts'
import type { Paper } from './paper-state.ts'

type Field = Paper['toSign']['signatures'][number]
type Expected = { name: string; signs_as?: SignsAs | undefined }

/** Whom a paper expects where its owner signs: who signed the work authorization, of the waiver of it, or else the customer. */
export function expectedSigner(paper: Paper): Expected {
  const { draft, form } = paper
  const agreed = agreedOf(paper)
  if (agreed) return agreed
  const name = factOf(form, draft.answers, 'customer.name') ?? ''
  const relation = SignsAs.safeParse(factOf(form, draft.answers, 'customer.relation')).data
  return { name, ...(relation && relation !== 'owner' && { signs_as: relation }) }
}

/** Nobody gives up the right to cancel what someone else signed. */
export function isForOneOnly(paper: Paper, { signer }: Pick<Field, 'signer'>): boolean {
  return signer === 'owner' && agreedOf(paper) !== null
}

/** A waiver of a work authorization that nobody signed, as far as it is known here. */
export function isWithoutAgreement({ draft, agreed }: Paper): boolean {
  return draft.form === waiverForm && agreed !== undefined && !agreed?.has_signed
}

function agreedOf({ draft, agreed }: Paper): AgreementSigner | null {
  return draft.form === waiverForm && agreed?.has_signed ? agreed : null
}

/** Whether whoever is named signs in place of the one whom the paper expects, and has to say in which capacity. */
export function asksSignsAs(paper: Paper, { signer }: Pick<Field, 'signer'>, { name }: Signing): boolean {
  return signer === 'owner' && !isSameName(name, expectedSigner(paper).name)
}

export function signsAsOf(paper: Paper, field: Field, signing: Signing): SignsAs | undefined {
  if (field.signer !== 'owner') return undefined
  return asksSignsAs(paper, field, signing) ? signing.signs_as : expectedSigner(paper).signs_as
}

/** What is still to do of one signature, in the order of the page. */
export function lackingOfSigning(paper: Paper, field: Field, signing: Signing): Unsigned | 'signs_as' | null {
  const lacking = lackingOf(signing)
  if (lacking === 'name') return lacking
  return asksSignsAs(paper, field, signing) && !signing.signs_as ? 'signs_as' : lacking
}

/**
 * What a paper itself says of who signs it, where somebody else signs than it was filled in for: in which capacity, and that the customer
 * in whose place they do owns the property.
 */
export function answersOfSigner(paper: Paper, signings: Readonly<Record<string, Signing>>) {
  const { draft, form, toSign } = paper
  const relation = fieldOfFact(form, 'customer.relation')
  const field = toSign.signatures.find(({ signer }) => signer === 'owner')
  const signing = field && signings[field.id]
  if (!relation || relation.type !== 'choice' || !signing) return {}
  const as = asksSignsAs(paper, field, signing) ? signing.signs_as : undefined
  if (!as || !relation.options.some(({ id }) => id === as)) return {}
  const { name, signs_as } = expectedSigner(paper)
  const hasOwner = fieldsOf(form).some(({ id }) => id === ownerName)
  const isCustomers = as !== 'owner' && hasOwner && !draft.answers[ownerName] && !signs_as
  return { [relation.id]: as, ...(isCustomers && name !== '' && { [ownerName]: name }) }
}

/** The first names of who signed or declined as the customer or in their place, each once. */
export function whoSigned(papers: readonly Paper[]): string[] {
  const names = papers.flatMap(({ draft, toSign }) =>
    toSign.signatures
      .filter(({ signer }) => signer !== 'witness')
      .flatMap(({ id }) => signedIn(draft.answers[id])?.name.trim().split(' ')[0] ?? []),
  )
  return [...new Set(names)]
}

/** Whose initials a paper takes, as it stands below them; null where nobody of that role signs it. */
export function whoInitials(
  paper: Paper,
  { signer }: Pick<Field, 'signer'>,
  signings: Readonly<Record<string, Signing>>,
) {
  const field = paper.toSign.signatures.find((each) => each.signer === signer)
  const signing = field && signings[field.id]
  if (!signing) return null
  const signs_as = signsAsOf(paper, field, signing)
  const { language } = paper.draft
  // Who signs in place of the customer says below in which capacity: until then nobody calls them the owner.
  const isUnsaid = asksSignsAs(paper, field, signing) && !signs_as
  return { name: signing.name, role: isUnsaid ? '' : roleWords(signer, { signs_as }, language) }
}

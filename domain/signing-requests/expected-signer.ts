import { fieldRefusal } from '#platform/refusal.ts'
import { SignsAs } from '#domain/forms/answers/signs-as.ts'
import { fieldsOf, type FormDefinition } from '#domain/forms/definition/definition.ts'
import { isSameName } from '#domain/forms/signing/same-name.ts'
import { agreementSigner } from '#domain/packets/agreement-signer.ts'
import { waiverForm } from '#domain/packets/gate-forms.ts'
import type { Paper } from '#domain/packets/papers.server.ts'
import type { NewSubmission } from '#domain/submissions/submission.ts'
import type { SignerSigns } from './answer.ts'

/** Whom a paper expects where its owner signs. `isOnly`: nobody gives up the right to cancel what someone else signed. */
export type ExpectedSigner = { name: string; signs_as?: SignsAs | undefined; isOnly: boolean }

type ToSign = { form: FormDefinition; submission: NewSubmission; row: { slug: string; signer: string } }

/** Who signed the work authorization, of the waiver of it, or else the customer whom the paper names; null where no owner signs. */
export function expectedSigner(
  { form, submission: { answers }, row }: ToSign,
  papers: readonly Paper[],
): ExpectedSigner | null {
  if (row.signer !== 'owner') return null
  const there = papers.map((latest) => ({ form: latest.form, signers: latest.signers, latest }))
  const agreed = row.slug === waiverForm ? agreementSigner({ here: [], there }) : null
  if (agreed?.has_signed) return { name: agreed.name, signs_as: agreed.signs_as, isOnly: true }
  const factOf = (fact: string) => {
    const field = fieldsOf(form).find((each) => 'fact' in each && each.fact === fact)
    return field && answers[field.id]
  }
  const name = factOf('customer.name')
  const relation = SignsAs.safeParse(factOf('customer.relation')).data
  const signs_as = relation === 'owner' ? undefined : relation
  return { name: typeof name === 'string' ? name.trim() : '', signs_as, isOnly: false }
}

/** In which capacity someone signs; refused where it is somebody else than the paper names, and they did not say. */
export function capacityOf(
  expected: ExpectedSigner | null,
  { name, signs_as }: Pick<SignerSigns, 'name' | 'signs_as'>,
): SignsAs | undefined {
  if (!expected || expected.name === '' || isSameName(expected.name, name)) return expected?.signs_as
  if (expected.isOnly)
    throw fieldRefusal('name', `Only ${expected.name}, who signed the work authorization, can sign this.`)
  if (!signs_as) throw fieldRefusal('signs_as', 'Choose in which capacity you sign.')
  return signs_as
}

import type { Answers } from '#domain/forms/answers/path.ts'
import { Signed } from '#domain/forms/answers/signed.ts'
import type { SignsAs } from '#domain/forms/answers/signs-as.ts'
import { authorizationPrefix } from './gate-forms.ts'
import type { JobForm } from './job-forms.ts'

/** Who was asked to sign the work authorization; `has_signed` is false where they declined. */
export type AgreementSigner = { name: string; has_signed: boolean; signs_as?: SignsAs | undefined }

type Known = {
  /** What is filled in or was submitted on this device, the newest last. */
  here: readonly { form: string; answers: Answers }[]
  /** What the office has, the newest of each form. */
  there: readonly Pick<JobForm, 'form' | 'latest' | 'signers'>[]
}

/** Who signed the work authorization of a job: nobody else gives up the right to cancel it. Null where nobody was asked yet. */
export function agreementSigner({ here, there }: Known): AgreementSigner | null {
  const own = here.flatMap(({ form, answers }) => {
    if (!isAuthorization(form)) return []
    const asked = there.find((each) => each.form === form)?.signers.filter(({ signer }) => signer === 'owner')
    const fields = asked?.map(({ field }) => field) ?? ['owner_signature']
    return fields.flatMap((field) => Signed.safeParse(answers[field]).data ?? [])
  })
  const signed = there.flatMap(({ form, latest }) => {
    if (!isAuthorization(form) || !latest || latest.state === 'void') return []
    return latest.signatures.filter(({ signer }) => signer === 'owner')
  })
  const last = own.at(-1) ?? signed.toSorted((a, b) => a.at.localeCompare(b.at)).at(-1)
  if (!last) return null
  const signs_as = 'signs_as' in last ? last.signs_as : undefined
  return { name: last.name, has_signed: last.way !== 'declined', ...(signs_as && { signs_as }) }
}

function isAuthorization(form: string) {
  return form.startsWith(authorizationPrefix)
}

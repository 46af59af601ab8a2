import { Signed } from '#domain/forms/answers/signed.ts'
import type { FormDefinition } from '#domain/forms/definition/definition.ts'
import { paperWords } from '#domain/submissions/paper/paper-words.ts'
import { dayWords } from '#domain/submissions/paper/value-words.ts'
import type { PaperSignature } from '#domain/submissions/paper-signature.ts'
import { signaturesIn } from '#domain/submissions/signatures-in.ts'
import { momentWords } from '../ui/clock.ts'
import type { Submission } from './review-api.ts'

type SignatureLinesProps = { form: FormDefinition | undefined; submission: Submission }

/** Who signed, when, and in which way; or who declined before whom. */
export function SignatureLines({ form, submission: { answers } }: SignatureLinesProps) {
  const signatures = form ? signaturesIn(form, answers) : []
  if (signatures.length === 0) return null
  return (
    <>
      <h4 className="mt-3 border-b border-line pb-1 font-semibold">Signatures</h4>
      <ul className="text-[0.9375rem]">
        {signatures.map((each) => (
          <li key={each.field} className="border-b border-line py-1.75">
            <span className="flex flex-wrap justify-between gap-x-3">
              <span className="font-semibold wrap-anywhere">{each.name}</span>
              <span className="tabular-nums">{momentWords(new Date(each.at))}</span>
            </span>
            <span className="block text-muted wrap-anywhere">{howWords(each)}</span>
            <Sheet signed={Signed.safeParse(answers[each.field]).data} />
          </li>
        ))}
      </ul>
    </>
  )
}

function howWords({ signer, signs_as, way, witness, by_link, read_in }: PaperSignature) {
  const { signsAs, ways, declined, byLink } = paperWords.en
  const role = signs_as ? signsAs[signs_as] : roleOf(signer)
  const how = way === 'declined' ? declined(witness ?? '') : ways[way]
  const read = read_in ? ` Read in ${read_in === 'es' ? 'Spanish' : 'English'}.` : ''
  return `${role}. ${by_link ? `${how}, ${byLink}` : how}.${read}`
}

function roleOf(signer: string) {
  return Object.entries(paperWords.en.signers).find(([key]) => key === signer)?.[1] ?? signer
}

/** The day on the sheet, and the photos of it, which the office compares with what was recorded. */
function Sheet({ signed }: { signed: Signed | undefined }) {
  if (signed?.way !== 'paper') return null
  const { photos, signed_on } = signed
  return (
    <span className="block">
      Dated {dayWords(signed_on, 'en')}.{' '}
      <a
        href="#form-photos"
        className="inline-block min-h-6 font-semibold underline decoration-gold decoration-2 underline-offset-4"
      >
        {photos.length === 1 ? 'See the photo of the sheet' : `See the ${photos.length} photos of the sheet`}
      </a>
    </span>
  )
}

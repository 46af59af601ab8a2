import type { FormDefinition } from '#domain/forms/definition/definition.ts'
import { paperWords } from '#domain/submissions/paper/paper-words.ts'
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
          </li>
        ))}
      </ul>
    </>
  )
}

function howWords({ signer, way, witness }: PaperSignature) {
  const { signers, ways, declined } = paperWords.en
  const role = Object.entries(signers).find(([key]) => key === signer)?.[1] ?? signer
  return `${role}. ${way === 'declined' ? declined(witness ?? '') : ways[way]}.`
}

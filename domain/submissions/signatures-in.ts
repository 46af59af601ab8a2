import { pathOf, type Answers } from '#domain/forms/answers/path.ts'
import { Signed } from '#domain/forms/answers/signed.ts'
import type { FormDefinition } from '#domain/forms/definition/definition.ts'
import type { PaperSignature } from './paper-signature.ts'

/** Who signed a filled form, and who declined. Drawings stay in the answers. */
export function signaturesIn(form: FormDefinition, answers: Answers): PaperSignature[] {
  return pathOf(form, answers).shown.flatMap((field) => {
    if (field.type !== 'signature') return []
    const signed = Signed.safeParse(answers[field.id]).data
    if (!signed) return []
    const { way, name, at } = signed
    const witness = signed.way === 'declined' ? signed.witness : null
    const by_link = 'link' in signed && signed.link !== undefined
    const signs_as = 'signs_as' in signed ? signed.signs_as : undefined
    const { copy_to, read_in } = 'copy_to' in signed || 'read_in' in signed ? signed : {}
    return [
      {
        field: field.id,
        signer: field.signer,
        way,
        name,
        at,
        witness,
        by_link,
        ...(signs_as && { signs_as }),
        ...(copy_to && { copy_to }),
        ...(read_in && { read_in }),
      },
    ]
  })
}

import { fieldsOf, type FormDefinition } from '#domain/forms/definition/definition.ts'
import { isCovered, signedSoFar } from '#domain/forms/signing/signed-so-far.ts'
import type { Json } from '#platform/canonical-json.ts'
import type { FormDraft } from '../../store/form-drafts-view.ts'

/** A change that waits until the person says why it is signed again. `who`: the names of those whose signatures it takes away. */
export type AskedChange = { field: string; answer: Json | undefined; who: readonly string[] }

type Change = { field: string; answer: Json | undefined }

type Signed = { form: FormDefinition; filled: FormDraft['answers']; isFix: boolean }

/**
 * What a change of an answer does to the signatures that cover it: all of them fall away. Where others have signed, and in a fix, somebody
 * says first why, and so does who takes a signature away to give it once more.
 */
export function changeOf({ form, filled, isFix }: Signed, { field, answer }: Change) {
  const nothing = { clears: [], asks: null }
  const asked = fieldsOf(form).find(({ id }) => id === field)
  const isSame = JSON.stringify(filled[field]) === JSON.stringify(answer)
  const { company, others } = signedSoFar(form, filled)
  const all = [...company, ...others]
  if (asked?.type === 'signature' && (answer ?? null) === null) {
    const own = all.filter((each) => each.field === field)
    return { clears: [], asks: own.length > 0 ? { field, answer, who: namesOf(own) } : null }
  }
  if (!asked || !isCovered(asked) || isSame) return nothing
  const mustAsk = others.length > 0 || (isFix && all.length > 0)
  const asks: AskedChange | null = mustAsk ? { field, answer, who: namesOf(all) } : null
  return { clears: all.map((each) => each.field), asks }
}

function namesOf(given: readonly { name: string }[]) {
  return [...new Set(given.map(({ name }) => name).filter(Boolean))]
}

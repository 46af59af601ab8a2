import { fieldsOf, type FormDefinition } from '#domain/forms/definition/definition.ts'
import { isCovered, signedSoFar } from '#domain/forms/signing/signed-so-far.ts'
import type { Json } from '#platform/canonical-json.ts'
import type { FormDraft } from '../../store/form-drafts-view.ts'

/** A change that waits until the person says that others shall sign again. `who`: the names of those who signed. */
export type AskedChange = { field: string; answer: Json | undefined; who: readonly string[] }

type Change = { field: string; answer: Json | undefined }

/** What a change of an answer does to the signatures that cover it: those of the company fall away, for others somebody is asked. */
export function changeOf(form: FormDefinition, filled: FormDraft['answers'], { field, answer }: Change) {
  const nothing = { clears: [], asks: null }
  const asked = fieldsOf(form).find(({ id }) => id === field)
  const isSame = JSON.stringify(filled[field]) === JSON.stringify(answer)
  if (!asked || !isCovered(asked) || isSame) return nothing
  const { company, others } = signedSoFar(form, filled)
  const clears = [...company, ...others].map((each) => each.field)
  const who = [...new Set(others.map(({ name }) => name).filter(Boolean))]
  const asks: AskedChange | null = others.length > 0 ? { field, answer, who } : null
  return { clears, asks }
}

import { holds } from '#domain/forms/definition/condition.ts'
import type { Field } from '#domain/forms/definition/field.ts'
import type { Path } from '#domain/forms/answers/path.ts'
import { signedIn } from '../ink/signing.ts'

/** Every signature that a form needs, or has, in its order; `by` is null where it is not signed. */
export function allSignatures(path: Path): { field: Field; by: string | null }[] {
  return path.shown.flatMap((field) => {
    if (field.type !== 'signature') return []
    const by = signedIn(path.valueOf(field.id))?.name ?? null
    const isNeeded = field.need === 'always' || (field.need !== undefined && holds(field.need, path.valueOf))
    return isNeeded || by !== null ? [{ field, by }] : []
  })
}

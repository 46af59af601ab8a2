import { Refusal } from '#platform/refusal.ts'
import type { EmployeeFacts } from './employee-fields.ts'
import { beyondReach, type Actor, type HeldRole } from './reach.server.ts'

/**
 * How a person signs in and is reached. Alerts go to mobile and email, so whoever changes these of someone who may do more could
 * have that person's alerts come to themselves, or to nobody.
 */
const contactFields = ['username', 'email', 'mobile'] as const

type Contact = Pick<EmployeeFacts, 'name' | (typeof contactFields)[number]>

/** What of a change is not for this editor, each field with its sentence; none for whoever holds all that the person holds. */
export function contactErrors(
  editor: Actor,
  held: readonly HeldRole[],
  { before, after }: { before: Contact; after: Contact },
) {
  const changed = contactFields.filter((field) => before[field] !== after[field])
  if (changed.length === 0 || !beyondReach(editor, held)) return []
  return changed.map((field) => ({ field, sentence: sentenceFor(field, before.name) }))
}

/** Refuses at the fields where the editor holds less than the person. */
export function requireContactReach(
  editor: Actor,
  held: readonly HeldRole[],
  change: { before: Contact; after: Contact },
) {
  const errors = contactErrors(editor, held, change)
  const [first] = errors
  if (!first) return
  throw new Refusal(403, 'beyond-own-rights', first.sentence, {
    permission: beyondReach(editor, held) ?? undefined,
    fields: Object.fromEntries(errors.map(({ field, sentence }) => [field, [sentence]])),
  })
}

function sentenceFor(field: (typeof contactFields)[number], name: string) {
  if (field === 'username')
    return `Only someone with at least the same permissions as ${name} can change this.`
  return `Only ${name}, in their profile, or someone with at least the same permissions can change this.`
}

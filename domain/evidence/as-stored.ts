import { canonicalJson, type Json } from '#platform/canonical-json.ts'
import type { Link } from './evidence.ts'

/** A row as it is stored now, in the words of the record that was made of it. */
export type AsStored = {
  /** What a record of it may be called. */
  kinds: readonly string[]
  /** What of it never changes. What else a record says, as the number of a point, may have changed since. */
  content: Readonly<Record<string, Json>>
  /** Names that the first records did not have yet: there they are not compared. */
  added?: readonly string[]
  /** Left out where the row doesn't keep who changed it last, and when. */
  employee_id?: string | null
  at?: Date | null
}

/** Whether a row is still as it was recorded. A name that a record leaves out is null there. */
export function isAsRecorded(link: Link, { kinds, content, added = [], employee_id, at }: AsStored): boolean {
  const recorded = namesOf(link.content)
  return (
    kinds.includes(link.kind) &&
    (employee_id === undefined || link.employee_id === employee_id) &&
    (at === undefined || link.at.getTime() === at?.getTime()) &&
    Object.entries(content).every(
      ([name, value]) =>
        (added.includes(name) && !Object.hasOwn(recorded, name)) ||
        canonicalJson(recorded[name] ?? null) === canonicalJson(value),
    )
  )
}

function namesOf(content: Json): Readonly<Record<string, Json>> {
  return typeof content === 'object' && content !== null ? Object.fromEntries(Object.entries(content)) : {}
}

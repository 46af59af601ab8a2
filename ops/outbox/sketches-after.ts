import type { PersonName } from '#domain/employees/person-name.ts'
import type { Sketch } from '#domain/sketch/plan.ts'
import { SketchFields } from '#domain/sketch/sketch.ts'
import type { Entry } from './entry.ts'

type Sent = Pick<Entry, 'leadId' | 'write' | 'at'>

/**
 * The sketches of a job with what an entry did to them, until they are read again from the server. The same list where the entry is in it
 * already, or someone else changed the sketch since.
 */
export function sketchesAfter(
  sketches: readonly Sketch[],
  { leadId: job_id, write, at }: Sent,
  me: PersonName,
): readonly Sketch[] {
  if (write.kind !== 'sketch') return sketches
  const fields = SketchFields.safeParse(write.sketch).data
  const { sketch_id: id, revision } = write
  const there = sketches.find((sketch) => sketch.id === id)
  if (!fields || (there ? there.revision : 0) !== revision) return sketches
  const { is_removed, ...drawn } = fields
  const changed_at = new Date(at).toISOString()
  const removed_at = is_removed ? (there?.removed_at ?? changed_at) : null
  const after = { ...drawn, id, job_id, changed_at, by: me.name, removed_at, revision: revision + 1 }
  return there ? sketches.map((sketch) => (sketch === there ? after : sketch)) : [...sketches, after]
}

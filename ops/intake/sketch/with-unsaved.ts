import type { Sketch } from '#domain/sketch/plan.ts'

/** The sketches of a job with those that this device alone has: drawn in a browser that was killed before it could send them. */
export function withUnsaved(
  sketches: readonly Sketch[],
  unsaved: readonly Sketch[],
  jobId: string,
): readonly Sketch[] {
  const known = new Set(sketches.map(({ id }) => id))
  const more = unsaved.filter(({ id, job_id }) => job_id === jobId && !known.has(id))
  return more.length === 0 ? sketches : [...sketches, ...more]
}

import * as z from 'zod'
import { IsMine } from '#domain/leads/is-mine.ts'
import { MadeId } from '#platform/requests/sent-id.ts'
import { isTooIntricate } from './intricacy.ts'
import { Plan, Sketch } from './plan.ts'

/** What is sent of a drawing: all of it, each time. One that is removed can be put back. */
export const SketchFields = z.object({
  structure: Sketch.shape.structure,
  level: Sketch.shape.level,
  copy_of: MadeId.nullable(),
  plan: Plan,
  is_removed: z.boolean(),
})
export type SketchFields = z.output<typeof SketchFields>

/** `revision` is the one that it was drawn from: 0 of a new one. `at` is when it was drawn, by the clock of the device. */
export const SentSketch = SketchFields.extend({ revision: z.int().min(0), at: z.iso.datetime() }).refine(
  ({ plan }) => !isTooIntricate(plan),
  {
    path: ['plan'],
    error: 'This plan crosses itself in too many places. Remove some walls or some of what is painted.',
  },
)
export type SentSketch = z.output<typeof SentSketch>

export const JobSketches = z.object({ items: z.array(Sketch), is_mine: IsMine })
export type JobSketches = z.output<typeof JobSketches>

/** What of it can be changed. */
export function fieldsOf({ structure, level, copy_of, plan, removed_at }: Sketch): SketchFields {
  return { structure, level, copy_of, plan, is_removed: removed_at !== null }
}

/** Field by field, in the order of the schema, whatever order the database has. */
export function isSameSketch(one: SketchFields, other: SketchFields): boolean {
  return JSON.stringify(SketchFields.parse(one)) === JSON.stringify(SketchFields.parse(other))
}

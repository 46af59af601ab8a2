import * as z from 'zod'

/** What a point was from some moment on, as far as it decides what its readings mean. */
export const PointMeaning = z.object({
  number: z.int(),
  material: z.string(),
  meter: z.string(),
  scale: z.string(),
  room_id: z.string(),
  is_reference: z.boolean(),
})
export type PointMeaning = z.output<typeof PointMeaning>

export type PointVersion = PointMeaning & { point_id: string; at: string; by: string }

const fields = ['number', 'room_id', 'material', 'meter', 'scale', 'is_reference'] as const

const Value = z.union([z.string(), z.number(), z.boolean()])

/** That something else of a point is measured since. */
export const PointChanged = z.object({
  point_id: z.uuid(),
  field: z.enum(fields),
  was: Value,
  is: Value,
  by: z.string(),
  at: z.iso.datetime(),
})
export type PointChanged = z.output<typeof PointChanged>

/** What changed from each version of a point to its next one. The versions of each point stand in their order. */
export function changesBetween(versions: readonly PointVersion[]): PointChanged[] {
  const last = new Map<string, PointVersion>()
  return versions.flatMap((version) => {
    const { point_id, by, at } = version
    const before = last.get(point_id)
    last.set(point_id, version)
    if (!before) return []
    const changed = fields.filter((field) => before[field] !== version[field])
    return changed.map((field) => ({ point_id, field, was: before[field], is: version[field], by, at }))
  })
}

import * as z from 'zod'
import { values } from '#platform/choices.ts'
import type { DryingSetup } from '#domain/readings/setup/drying-setup.ts'
import { renamedPlace, type PartNames } from '#domain/readings/points/place-parts.ts'
import { PointFields, type MoisturePoint } from '#domain/readings/points/point.ts'
import { pointMaterials } from '#domain/readings/reading-choices.ts'
import { enPlaceParts } from '../../words/en-place-parts.ts'
import type { ReadingWords } from '../../words/en-readings.ts'

/** A point as it stands in its form: what is typed is text until it is saved. */
const Draft = z.object({
  /** That it will have, so that what a killed browser left in the form is not added twice. */
  id: z.string(),
  /** The point from which what is typed was made, as JSON: someone else may have changed it since. */
  made_from: z.string(),
  room_id: z.string(),
  number: z.string(),
  place: z.string(),
  material: z.union([z.enum(values(pointMaterials)), z.literal('')]),
  /** A meter and one of its scales: `methodOf`. */
  method: z.string(),
  is_reference: z.boolean(),
})
export type PointDraft = z.output<typeof Draft>
export const StoredPointDraft = Draft.partial()

export type Faults = Readonly<Record<string, string>>

/** A meter with one of its scales is one choice: readings of another scale can't be compared. */
export function methodOf({ meter, scale }: { meter: string; scale: string }) {
  return JSON.stringify([meter, scale])
}

const Method = z.tuple([z.string(), z.string()])

/** The meters that are not retired, and what the point itself is read with, whatever became of it since. */
export function methodsOf({ meters }: DryingSetup, point: MoisturePoint | null = null) {
  const offered = meters
    .filter(({ is_retired }) => !is_retired)
    .flatMap(({ name: meter, scales }) => scales.map(({ name: scale }) => choiceOf({ meter, scale })))
  const own = point && choiceOf(point)
  return !own || offered.some(({ value }) => value === own.value) ? offered : [...offered, own]
}

function choiceOf({ meter, scale }: { meter: string; scale: string }) {
  return { value: methodOf({ meter, scale }), label: `${meter}: ${scale}` }
}

/** The next number, in the room where the last point is, with its meter: that is how a house is walked. */
export function newPointDraft(
  points: readonly MoisturePoint[],
  setup: DryingSetup,
  near: string | null,
): PointDraft {
  const last = points.toSorted((one, other) => one.number - other.number).at(-1)
  const offered = methodsOf(setup).map(({ value }) => value)
  return {
    id: '',
    made_from: '',
    room_id: near ?? last?.room_id ?? '',
    number: String((last?.number ?? 0) + 1),
    place: '',
    material: '',
    method: offered.find((method) => last && method === methodOf(last)) ?? offered[0] ?? '',
    is_reference: false,
  }
}

export function pointDraftOf(point: MoisturePoint, parts: PartNames): PointDraft {
  const place = renamedPlace(point.place, enPlaceParts, parts)
  const { room_id, number, material, is_reference } = point
  const made_from = JSON.stringify(point)
  return {
    id: '',
    made_from,
    room_id,
    number: String(number),
    place,
    material,
    method: methodOf(point),
    is_reference,
  }
}

/** The numbers of other points than these. A point that was just added from the form stands among them before the form closes. */
export function takenNumbers(
  points: readonly MoisturePoint[],
  own: readonly (string | undefined)[],
): ReadonlySet<number> {
  return new Set(
    points.filter(({ id, removed_at }) => !removed_at && !own.includes(id)).map(({ number }) => number),
  )
}

/** The point that the form stands for, or what is missing, by the name of the field. */
export function readPointDraft(
  draft: PointDraft,
  { faults: say, pointForm }: Pick<ReadingWords, 'faults' | 'pointForm'>,
  taken: ReadonlySet<number>,
): { fields: PointFields | null; faults: Faults } {
  const [meter = '', scale = ''] = Method.safeParse(parsed(draft.method)).data ?? []
  const { room_id, material, is_reference } = draft
  const number = /^\s*\d+\s*$/.test(draft.number) ? Number(draft.number) : Number.NaN
  // What was tapped is stored in English: others read the portal in another language, and the log is for insurers.
  const place = renamedPlace(draft.place.trim(), pointForm.parts, enPlaceParts)
  const sent = { room_id, number, place, material, meter, scale, is_reference }
  const read = PointFields.safeParse(sent)
  const wrong = new Set(read.error?.issues.map(({ path: [field] }) => field))
  const faults = {
    ...(wrong.has('room_id') && { room_id: say.room }),
    ...(wrong.has('number') && { number: say.number }),
    ...(taken.has(number) && { number: pointForm.taken }),
    ...(wrong.has('place') && { place: say.place }),
    ...(wrong.has('material') && { material: say.material }),
    ...((wrong.has('meter') || wrong.has('scale')) && { method: say.meter }),
  }
  return { fields: Object.keys(faults).length > 0 ? null : (read.data ?? null), faults }
}

/** What a draft was made from; null where it is new, or another version of the portal stored it. */
export function madeFrom<Place>(
  { made_from }: { made_from: string },
  schema: z.ZodType<Place>,
): Place | null {
  return schema.safeParse(parsed(made_from)).data ?? null
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

import * as z from 'zod'
import { materials } from '#domain/jobs/facts/choices.ts'
import { foot, readLength, writeLength } from '#domain/rooms/length.ts'
import { chamberKinds, levels } from '#domain/rooms/room-choices.ts'
import { floorArea } from '#domain/rooms/room-figures.ts'
import { RoomFields } from '#domain/rooms/room.ts'
import { values } from '#platform/choices.ts'
import type { RoomWords } from '../../words/en-rooms.ts'

const Cutout = z.object({ length: z.string(), width: z.string() })

/** A room as it stands in its form: what is typed is text until it is saved. */
const Draft = z.object({
  /** That it will have, so that what a killed browser left in the form is not added twice. */
  id: z.string(),
  name: z.string(),
  structure: z.string(),
  level: z.enum(levels),
  length: z.string(),
  width: z.string(),
  height: z.string(),
  cutouts: z.array(Cutout),
  insets: z.int(),
  wet_floor: z.string(),
  wet_upper: z.string(),
  wet_lower: z.string(),
  materials: z.array(z.string()),
  is_affected: z.boolean(),
  /** Empty: none. `new`: the one that is named here. */
  chamber: z.string(),
  chamber_id: z.string(),
  chamber_name: z.string(),
  chamber_kind: z.enum(chamberKinds).nullable(),
})
export type RoomDraft = z.output<typeof Draft>
export const StoredRoomDraft = Draft.partial()

export type RoomFaults = Readonly<Record<string, string>>
/** Lengths alone, which are read back while the rest is still to be typed. */
export type MeasuredRoom = Pick<RoomFields, 'length' | 'width' | 'height' | 'cutouts'>
type Chambers = readonly NonNullable<RoomFields['chamber']>[]

/** A new room has the level and the height of the one that was typed last: they are the same in most houses. */
export function newDraft(last: Pick<RoomFields, 'level' | 'height' | 'structure'> | undefined): RoomDraft {
  return draftOf({
    name: '',
    structure: last?.structure ?? '',
    level: last?.level ?? 'main',
    length: null,
    width: null,
    height: last?.height ?? null,
    cutouts: [],
    insets: 0,
    wet_floor: null,
    wet_upper: null,
    wet_lower: null,
    materials: [],
    is_affected: true,
    chamber: null,
  })
}

export function draftOf(room: RoomFields): RoomDraft {
  const { length, width, height, cutouts, wet_floor, wet_upper, wet_lower, chamber, ...same } = room
  return {
    ...same,
    id: '',
    length: lengthText(length),
    width: lengthText(width),
    height: lengthText(height),
    cutouts: cutouts.map((cutout) => ({
      length: lengthText(cutout.length),
      width: lengthText(cutout.width),
    })),
    wet_floor: areaText(wet_floor),
    wet_upper: areaText(wet_upper),
    wet_lower: lengthText(wet_lower),
    chamber: chamber?.id ?? '',
    chamber_id: '',
    chamber_name: '',
    chamber_kind: null,
  }
}

/** The room that the form stands for, as far as that can be read, and what is wrong with the rest, by the name of the field. */
export function readDraft(
  draft: RoomDraft,
  chambers: Chambers,
  { form, wrong }: Pick<RoomWords, 'form' | 'wrong'>,
): { room: RoomFields | null; measured: MeasuredRoom; faults: RoomFaults } {
  const faults: Record<string, string> = {}
  const length = (name: string, typed: string) => {
    if (typed.trim() === '') return null
    const read = readLength(typed)
    if ('length' in read) return read.length
    faults[name] = wrong(read.sentence)
    return null
  }
  const area = (name: string, typed: string) => {
    const read = readArea(typed)
    if (Number.isNaN(read)) faults[name] = form.faults.area
    return read
  }
  const cutouts = draft.cutouts.flatMap((cutout, nth) => {
    const read = {
      length: length(`cutout-${nth}-length`, cutout.length),
      width: length(`cutout-${nth}-width`, cutout.width),
    }
    const isBegun = cutout.length.trim() !== '' || cutout.width.trim() !== ''
    for (const side of ['length', 'width'] as const)
      if (isBegun && cutout[side].trim() === '') faults[`cutout-${nth}-${side}`] = form.faults.otherSide
    return read.length !== null && read.width !== null ? [{ length: read.length, width: read.width }] : []
  })
  const known = chambers.find(({ id }) => id === draft.chamber) ?? null
  const made = { id: draft.chamber_id, name: draft.chamber_name.trim(), kind: draft.chamber_kind }
  const typed = {
    ...draft,
    name: draft.name.trim(),
    structure: draft.structure.trim(),
    length: length('length', draft.length),
    width: length('width', draft.width),
    height: length('height', draft.height),
    cutouts,
    wet_floor: area('wet_floor', draft.wet_floor),
    wet_upper: area('wet_upper', draft.wet_upper),
    wet_lower: length('wet_lower', draft.wet_lower),
    materials: values(materials).filter((value) => draft.materials.includes(value)),
    chamber: draft.chamber === 'new' ? made : known,
  }
  if (typed.name === '') faults['name'] = form.faults.noName
  if (draft.chamber === 'new' && made.name === '') faults['chamber_name'] = form.faults.noChamberName
  if (draft.chamber === 'new' && made.kind === null) faults['chamber_kind'] = form.faults.noChamberKind
  Object.assign(faults, largerThanFloor(typed, form.faults))
  return { room: RoomFields.safeParse(typed).data ?? null, measured: typed, faults }
}

/** The usual names with those of this loss in front. */
export function likelyFirst<Name extends string>(names: readonly Name[], likely: readonly string[]): Name[] {
  return [...names.filter((name) => likely.includes(name)), ...names.filter((name) => !likely.includes(name))]
}

/** A basement is in the basement: its name says the level, which is to be seen below. */
export function usualLevel(name: string): Pick<RoomDraft, 'level'> | null {
  return name === 'Basement' ? { level: 'basement' } : null
}

/** Higher and longer than rooms of houses are: mostly inches that were typed as feet. */
const highCeiling = 14 * foot
const longSide = 80 * foot

/** What is asked about once before it is saved, by the name of the field. */
export function oddLengths(
  { length, width, height }: MeasuredRoom,
  { form }: Pick<RoomWords, 'form'>,
): RoomFaults {
  return {
    ...(height !== null && height > highCeiling && { height: form.faults.high(writeLength(height)) }),
    ...(length !== null && length > longSide && { length: form.faults.long(writeLength(length)) }),
    ...(width !== null && width > longSide && { width: form.faults.long(writeLength(width)) }),
  }
}

type Measured = Pick<RoomFields, 'length' | 'width' | 'cutouts' | 'wet_floor'>

/** What cannot be so, as an area in another's place: asked while the person still stands in the room. */
function largerThanFloor(typed: Measured, words: RoomWords['form']['faults']): RoomFaults {
  const whole = floorArea({ ...typed, cutouts: [] })
  const floor = floorArea(typed)
  if (whole === null || floor === null) return {}
  const cut = typed.cutouts.reduce((sum, each) => sum + each.length * each.width, 0) / (foot * foot)
  const tooWet = typed.wet_floor !== null && typed.wet_floor > Math.ceil(floor * 100)
  return {
    ...(cut > whole && { 'cutout-0-length': words.cutoutTooLarge }),
    ...(tooWet && { wet_floor: words.wetTooLarge }),
  }
}

/** Hundredths of a square foot; null where nothing is typed, not a number where it is none. */
function readArea(typed: string): number | null {
  const plain = typed
    .trim()
    .replace(/(\d),(\d{3})\b/, '$1$2')
    .replace(',', '.')
  if (plain === '') return null
  return /^(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Math.round(Number(plain) * 100) : Number.NaN
}

export function areaText(hundredths: number | null) {
  return hundredths === null ? '' : String(hundredths / 100)
}

function lengthText(length: number | null) {
  return length === null ? '' : writeLength(length)
}

import * as z from 'zod'
import type { PersonName } from '#domain/employees/person-name.ts'
import type { JobStay } from '#domain/equipment/moves/job-equipment.ts'
import type { Entry } from './entry.ts'

type UnitFacts = Pick<JobStay, 'number' | 'kind' | 'maker' | 'model' | 'aham_pints' | 'cfm' | 'amps_tenths'>
type Sent = Pick<Entry, 'id' | 'write' | 'at' | 'base'>
/** What an undo is made from: how the unit stood before what it undoes, null where it was not there. */
const UndoBase = z.object({
  before: z
    .object({ room_id: z.string().nullable(), room: z.string().nullable(), photos: z.array(z.string()) })
    .nullable(),
})
export type UndoBase = z.output<typeof UndoBase>
type Stays = readonly JobStay[]
/** What this device knows of units and rooms, where it does. */
export type KnownHere = {
  units: readonly UnitFacts[]
  rooms: readonly { id: string; name: string }[]
}

/** What stands at a job with what an entry did, until it is read again from the server. */
export function equipmentAfter(
  stays: Stays,
  { write, at, base }: Sent,
  known: KnownHere & { me: PersonName },
): Stays {
  if (write.kind !== 'equipment_move') return stays
  if (write.move === 'undone') return asBefore(stays, write.unit_id, base)
  const time = new Date(at).toISOString()
  const photo = write.photo === undefined ? [] : [write.photo]
  const open = stays.find(({ unit_id, pulled_at }) => unit_id === write.unit_id && pulled_at === null)
  if (write.move === 'pulled') {
    if (!open) return stays
    const photos = [...open.photos, ...photo]
    const pulled = { ...open, pulled_at: time, condition: write.condition ?? null, photos }
    return stays.map((stay) => (stay === open ? pulled : stay))
  }
  const room_id = write.room_id ?? null
  const room = known.rooms.find(({ id }) => id === room_id)?.name ?? null
  if (open) {
    const moved = { ...open, room_id, room, photos: [...open.photos, ...photo] }
    return stays.map((stay) => (stay === open ? moved : stay))
  }
  const unit = known.units.find(({ number }) => number === write.number)
  const facts = unit ?? {
    kind: 'other',
    maker: '',
    model: '',
    aham_pints: null,
    cfm: null,
    amps_tenths: null,
  }
  const begun: JobStay = {
    kind: facts.kind,
    maker: facts.maker,
    model: facts.model,
    aham_pints: facts.aham_pints,
    cfm: facts.cfm,
    amps_tenths: facts.amps_tenths,
    number: write.number,
    unit_id: write.unit_id,
    room_id,
    room,
    placed_at: time,
    placed_by: known.me.name,
    pulled_at: null,
    condition: null,
    clashed_at: null,
    days: 1,
    hours: 0,
    is_long: false,
    photos: photo,
  }
  return [...stays, begun]
}

/** The last stay of the unit is as it was before. An undo of an older version does not say which that was. */
function asBefore(stays: Stays, unitId: string, base: unknown): Stays {
  const made = UndoBase.safeParse(base).data
  if (!made) return stays
  const ofUnit = stays.filter(({ unit_id }) => unit_id === unitId)
  const last = ofUnit.find(({ pulled_at }) => pulled_at === null) ?? ofUnit.toSorted(lastFirst)[0]
  const { before } = made
  if (!last) return stays
  if (!before) return stays.filter((stay) => stay !== last)
  const restored = { ...last, ...before, pulled_at: null, condition: null }
  return stays.map((stay) => (stay === last ? restored : stay))
}

function lastFirst(one: JobStay, other: JobStay) {
  return one.placed_at < other.placed_at ? 1 : -1
}

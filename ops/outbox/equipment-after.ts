import type { PersonName } from '#domain/employees/person-name.ts'
import type { JobStay } from '#domain/equipment/moves/job-equipment.ts'
import type { Entry } from './entry.ts'

type Sent = Pick<Entry, 'id' | 'write' | 'at'>
type UnitFacts = Pick<JobStay, 'number' | 'kind' | 'maker' | 'model' | 'aham_pints' | 'cfm' | 'amps_tenths'>
type Stays = readonly JobStay[]
/** What this device knows of units and rooms, where it does. */
export type KnownHere = {
  units: readonly UnitFacts[]
  rooms: readonly { id: string; name: string }[]
}

/** What stands at a job with what an entry did, until it is read again from the server. */
export function equipmentAfter(
  stays: Stays,
  { write, at }: Sent,
  known: KnownHere & { me: PersonName },
): Stays {
  if (write.kind !== 'equipment_move' || write.move === 'undone') return stays
  const time = new Date(at).toISOString()
  const open = stays.find(({ unit_id, pulled_at }) => unit_id === write.unit_id && pulled_at === null)
  if (write.move === 'pulled') {
    if (!open) return stays
    const pulled = { ...open, pulled_at: time, condition: write.condition ?? null }
    return stays.map((stay) => (stay === open ? pulled : stay))
  }
  const room_id = write.room_id ?? null
  const room = known.rooms.find(({ id }) => id === room_id)?.name ?? null
  if (open) return stays.map((stay) => (stay === open ? { ...open, room_id, room } : stay))
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
  }
  return [...stays, begun]
}

import type { Category, Chart } from '#domain/drying/chart.ts'
import { chamberNeeds, classOfRooms, isCounted, moversOf, wetRoomOf } from '#domain/rooms/room-needs.ts'
import type { EquipmentKind } from '#domain/equipment/kinds.ts'
import type { JobStay } from '#domain/equipment/moves/job-equipment.ts'
import type { Room } from '#domain/rooms/room.ts'
import type { DryingFileWords } from '../../words/en-drying-file.ts'
import { chambersOf } from '../rooms/room-groups.ts'
import { moversWorking, neededWorking, type Working } from './working.ts'

export type NeedRow = {
  key: string
  title: string
  /** Null where something is missing: a dash stands there, and never 0. */
  working: Working | null
  lacks: string | null
  /** What dehumidifiers have to take out a day. */
  pints: number | null
  /** How many stand there now; null where that is not known. */
  placed: number | null
}

type Asked = {
  rooms: readonly Room[]
  category: number | null
  chart: Chart
  words: DryingFileWords
  /** What was ever placed at the job; null where that is not known. */
  stays: readonly JobStay[] | null
}

/** What is recommended for the affected rooms, and for each chamber once class and category are known. */
export function needsOf(asked: Asked): NeedRow[] {
  const affected = asked.rooms.filter(({ is_affected }) => is_affected)
  return [...affected.map((room) => ofRoom(room, asked)), ...ofChambers({ ...asked, rooms: affected })]
}

const dehumidifiers = ['dehumidifier_lgr', 'dehumidifier_conventional', 'dehumidifier_desiccant'] as const

/** What stands in these rooms now. */
function placedIn(stays: Asked['stays'], kinds: readonly EquipmentKind[], rooms: readonly Room[]) {
  const here = new Set(rooms.map(({ id }) => id))
  const isThere = (stay: JobStay) =>
    kinds.includes(stay.kind) && stay.pulled_at === null && stay.room_id !== null && here.has(stay.room_id)
  return stays?.filter(isThere).length ?? null
}

function ofRoom(room: Room, { chart, words, stays }: Asked): NeedRow {
  const title = words.movers(room.name)
  const wet = wetRoomOf(room)
  const row = { key: `movers ${room.id}`, title, pints: null, placed: placedIn(stays, ['air_mover'], [room]) }
  if (typeof wet === 'string') return { ...row, working: null, lacks: words.lacks[wet](room.name) }
  return { ...row, working: moversWorking(moversOf(wet, chart), { title, chart, words }), lacks: null }
}

function ofChambers({ rooms, category, chart, words, stays }: Asked): NeedRow[] {
  const found = classOfRooms(rooms)
  const judged = categoryOf(category)
  if (!found || !judged) return []
  const water = { class: found.isClass4 ? 4 : found.class, category: judged } as const
  const chambers = chambersOf(rooms).map((each) => ({
    ...each,
    needs: chamberNeeds(each.rooms, water, chart),
  }))
  return [
    ...chambers.map(({ chamber: { id, name }, rooms, needs }): NeedRow => {
      const title = words.dehumidifier(name)
      const { source } = chart.dehumidifiers
      const needed = needs?.dehumidifier
      return {
        key: `dehumidifier ${id}`,
        title,
        working: needed ? neededWorking(needed, { title, source, words }) : null,
        lacks: needed ? null : words.lacks.volume(name),
        pints: needed && isCounted(needed) ? needed.need : null,
        placed: placedIn(stays, dehumidifiers, rooms),
      }
    }),
    ...chambers.flatMap(({ chamber: { id, name }, rooms, needs }): NeedRow[] => {
      if (!needs) return []
      const title = words.filtration(name)
      const working = neededWorking(needs.filtration, { title, source: chart.filtration.source, words })
      const placed = placedIn(stays, ['air_scrubber'], rooms)
      return [{ key: `filtration ${id}`, title, working, lacks: null, pints: null, placed }]
    }),
  ]
}

function categoryOf(category: number | null): Category | null {
  return category === 1 || category === 2 || category === 3 ? category : null
}

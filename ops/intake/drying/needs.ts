import { notApplicable, type Chart } from '#domain/drying/chart.ts'
import type { JobStay } from '#domain/equipment/moves/job-equipment.ts'
import {
  categoryOf,
  comparedHere,
  type Compared,
  type NeedPlace,
} from '#domain/readings/deviations/compared-here.ts'
import type { Counts } from '#domain/readings/deviations/explained.ts'
import type { Deviation } from '#domain/readings/deviations/deviation.ts'
import { chamberNeeds, classOfRooms, isCounted, moversOf, wetRoomOf } from '#domain/rooms/room-needs.ts'
import { chambersOf } from '#domain/rooms/chambers-of.ts'
import type { Room } from '#domain/rooms/room.ts'
import type { DryingFileWords } from '../../words/en-drying-file.ts'
import { decimal } from '../../words/quotient.ts'
import { unitsIn } from '#domain/readings/deviations/placed-units.ts'
import { powerRow } from './power-row.ts'
import { moversWorking, neededWorking, type Working } from './working.ts'

export type NeedRow = {
  key: string
  title: string
  /** What it has to bring together: "52 pints"; null where that is not said. */
  amount: string | null
  /** Null where something is missing: a dash stands there, and never 0. */
  working: Working | null
  lacks: { words: string; at: 'rooms' | 'equipment' } | null
  /** How many stand there now; null where that is not known. */
  placed: number | null
  /** Where they differ beyond the tolerance: the numbers, and the reason that covers them; null: it has to be asked for. */
  deviation: Compared['deviation']
}

export type NeedsAsked = {
  rooms: readonly Room[]
  category: number | null
  chart: Chart
  breaker: number
  words: DryingFileWords
  deviations: readonly Deviation[]
  /** What was ever placed at the job; null where that is not known. */
  stays: readonly JobStay[] | null
  /** Every point is dry. */
  isDry: boolean
}

/** What is recommended for the affected rooms, and for each chamber once class and category are known; and the power of all of it. */
export function needsOf(asked: NeedsAsked): NeedRow[] {
  const affected = asked.rooms.filter(({ is_affected }) => is_affected)
  const rows = [...affected.map((room) => ofRoom(room, asked)), ...ofChambers({ ...asked, rooms: affected })]
  return [...rows, ...powerRow(asked)]
}

function ofRoom(room: Room, { chart, words, ...asked }: NeedsAsked): NeedRow {
  const title = words.movers(room.name)
  const wet = wetRoomOf(room)
  const place = { need: 'air_movers', room_id: room.id, chamber_id: null } as const
  const there = { ...asked, rooms: [room] }
  const row = { key: `movers ${room.id}`, title, amount: null }
  if (typeof wet === 'string') {
    const lacks = { words: words.lacks[wet](room.name), at: 'rooms' } as const
    return { ...row, working: null, lacks, ...comparedHere(null, place, there) }
  }
  const movers = moversOf(wet, chart)
  const working = moversWorking(movers, { title, chart, words })
  return { ...row, working, lacks: null, ...comparedHere(movers.normal, place, there) }
}

function ofChambers({ rooms, category, chart, words, ...asked }: NeedsAsked): NeedRow[] {
  const found = classOfRooms(rooms)
  const judged = categoryOf(category)
  if (!found || !judged) return []
  const water = { class: found.isClass4 ? 4 : found.class, category: judged } as const
  const chambers = chambersOf(rooms).map(({ chamber, rooms }) => {
    const units = unitsIn(asked.stays ?? [], rooms)
    return { chamber, rooms, needs: chamberNeeds(rooms, { ...water, units }, chart) }
  })
  const placeOf = (need: NeedPlace['need'], chamber_id: string) => ({ need, room_id: null, chamber_id })
  return [
    ...chambers.map(({ chamber: { id, name }, rooms, needs }): NeedRow => {
      const title = words.dehumidifier(name)
      const { source } = chart.dehumidifiers
      const needed = needs?.dehumidifier ?? null
      const amount = needs?.kind === 'desiccant' ? words.cfm : words.pints
      return {
        key: `dehumidifier ${id}`,
        title,
        amount: needed && isCounted(needed) ? amount(decimal(needed.need)) : null,
        working: needed && neededWorking(needed, { title, source, words }),
        lacks: needed ? null : { words: words.lacks.volume(name), at: 'rooms' },
        ...comparedHere(needed, placeOf('dehumidifiers', id), { ...asked, rooms }),
      }
    }),
    ...chambers.flatMap(({ chamber: { id, name }, rooms, needs }): NeedRow[] => {
      if (!needs) return []
      const { filtration } = needs
      const title = words.filtration(name)
      return [
        {
          key: `filtration ${id}`,
          title,
          amount: isCounted(filtration) && filtration.need > 0 ? words.cfm(decimal(filtration.need)) : null,
          working: neededWorking(filtration, { title, source: chart.filtration.source, words }),
          lacks: null,
          ...comparedHere(filtration, placeOf('air_filtration', id), { ...asked, rooms }),
        },
      ]
    }),
  ]
}

/** What differs, in words: by how many, or that the chart has no figure. */
export function differenceWords({ recommended, placed }: Counts, words: DryingFileWords) {
  return recommended === notApplicable ? words.deviation.noFigure : words.difference(placed - recommended)
}

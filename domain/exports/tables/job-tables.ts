import type { JobStay } from '#domain/equipment/moves/job-equipment.ts'
import type { MoneyEntry } from '#domain/money/entry.ts'
import type { HistoryLine } from '#domain/records/record.ts'
import { floorArea, perimeter, surface, volume, wallArea, wetArea } from '#domain/rooms/room-figures.ts'
import { foot } from '#domain/rooms/length.ts'
import type { Room } from '#domain/rooms/room.ts'
import type { VisitItem } from '#domain/visits/item.ts'
import type { JobVisit } from '#domain/visits/visit.ts'
import { rounded, tableOf } from './table.ts'

/** Lengths in feet and areas in square feet, as they are shown; the JSON has them as they are stored. */
export function roomsTable(rooms: readonly Room[]): string {
  return tableOf(rooms, {
    room_id: ({ id }) => id,
    job_id: ({ job_id }) => job_id,
    name: ({ name }) => name,
    structure: ({ structure }) => structure,
    level: ({ level }) => level,
    length_ft: ({ length }) => inFeet(length),
    width_ft: ({ width }) => inFeet(width),
    height_ft: ({ height }) => inFeet(height),
    insets: ({ insets }) => insets,
    floor_sqft: (room) => rounded(floorArea(room), 2),
    perimeter_ft: (room) => inFeet(perimeter(room)),
    walls_sqft: (room) => rounded(wallArea(room), 2),
    surface_sqft: (room) => rounded(surface(room), 2),
    volume_cuft: (room) => rounded(volume(room), 2),
    wet_sqft: (room) => rounded(wetArea(room), 2),
    wet_materials: ({ materials }) => materials.join(', '),
    is_affected: ({ is_affected }) => is_affected,
    chamber: ({ chamber }) => chamber?.name,
    added_at: ({ created_at }) => created_at,
    added_by: ({ by }) => by,
    removed_at: ({ removed_at }) => removed_at,
  })
}

function inFeet(sixteenths: number | null) {
  return rounded(sixteenths === null ? null : sixteenths / foot, 2)
}

export function equipmentTable(stays: readonly JobStay[]): string {
  return tableOf(stays, {
    unit_id: ({ unit_id }) => unit_id,
    number: ({ number }) => number,
    kind: ({ kind }) => kind,
    maker: ({ maker }) => maker,
    model: ({ model }) => model,
    room: ({ room }) => room,
    rooms: ({ rooms = [] }) => rooms.map(({ room, from }) => `${room ?? 'No room'} from ${from}`).join('\n'),
    placed_at: ({ placed_at }) => placed_at,
    placed_by: ({ placed_by }) => placed_by,
    pulled_at: ({ pulled_at }) => pulled_at,
    days: ({ days }) => days,
    hours: ({ hours }) => hours,
    condition: ({ condition }) => condition,
  })
}

export function visitsTable(visits: readonly JobVisit[]): string {
  return tableOf(visits, {
    visit_id: ({ id }) => id,
    job_id: ({ job_id }) => job_id,
    kind: ({ kind }) => kind,
    on: ({ when }) => when?.on,
    from: ({ when }) => when?.from,
    to: ({ when }) => when?.to,
    people: ({ people }) => people.map(({ name }) => name).join(', '),
    note: ({ note }) => note,
    on_my_way_at: ({ on_my_way_at }) => on_my_way_at,
    arrived_at: ({ arrived_at }) => arrived_at,
    departed_at: ({ departed_at }) => departed_at,
    canceled_at: ({ canceled_at }) => canceled_at,
    cancel_reason: ({ cancel_reason }) => cancel_reason,
  })
}

export function itemsTable(items: readonly VisitItem[]): string {
  return tableOf(items, {
    item_id: ({ id }) => id,
    job_id: ({ job_id }) => job_id,
    text: ({ text }) => text,
    added_at: ({ created_at }) => created_at,
    added_by: ({ by }) => by,
    done_at: ({ done_at }) => done_at,
    done_by: ({ done_by }) => done_by,
    done_visit_id: ({ done_visit_id }) => done_visit_id,
  })
}

export function moneyTable(entries: readonly MoneyEntry[]): string {
  return tableOf(entries, {
    entry_id: ({ id }) => id,
    job_id: ({ job_id }) => job_id,
    on: ({ on }) => on,
    type: ({ type }) => type,
    kind: ({ kind }) => kind,
    party: ({ party }) => party,
    amount_cents: ({ amount_cents }) => amount_cents,
    reference: ({ reference }) => reference,
    note: ({ note }) => note,
    entered_at: ({ created_at }) => created_at,
    entered_by: ({ by }) => by,
    voided_at: ({ voided }) => voided?.at,
    voided_by: ({ voided }) => voided?.by,
    void_reason: ({ voided }) => voided?.reason,
  })
}

/** Newest first, as it is read in the portal. */
export function timelineTable(lines: readonly HistoryLine[]): string {
  return tableOf(lines, {
    event_id: ({ id }) => id,
    at: ({ at }) => at,
    first_at: ({ first_at }) => first_at,
    what: ({ words }) => words,
    by: ({ by }) => by,
    to: ({ receivers }) => receivers.join(', '),
    times: ({ count }) => count,
  })
}

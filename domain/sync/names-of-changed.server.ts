import { sql } from 'kysely'
import { boxLabel } from '#domain/contents/box-label.ts'
import type { ShownWrite } from './problem.ts'

/** What a change is of, as it is called on its job by now. */
export type Named = {
  item: string | null
  room: string | null
  unit: string | null
  point_number: number | null
  point_place: string | null
  station: string | null
  contents: string | null
  box: number | null
}

export const changedItem = sql<string>`
  case when sync_problem.kind = 'item_change' then (sync_problem.content->>'item_id')::uuid end`

export const changedRoom = sql<string>`
  case when sync_problem.kind = 'room_change' then (sync_problem.content->>'room_id')::uuid end`

export const changedContents = sql<string>`
  case when sync_problem.kind = 'contents_change' then (sync_problem.content->>'item_id')::uuid end`

export const changedBox = sql<string>`
  case when sync_problem.kind = 'box_change' then (sync_problem.content->>'box_id')::uuid end`

export const movedUnit = sql<string>`
  case when sync_problem.kind = 'equipment_move' then (sync_problem.content->>'unit_id')::uuid end`

export const changedPoint = sql<string>`
  case when sync_problem.kind in ('point_change', 'reading') then
    coalesce(sync_problem.content->>'point_id', sync_problem.content->'reading'->>'point_id')::uuid end`

export const changedStation = sql<string>`
  case when sync_problem.kind in ('station_change', 'reading') then
    coalesce(sync_problem.content->>'station_id', sync_problem.content->'reading'->>'station_id')::uuid end`

/** An item, as a room or a unit, says what it says on its job: the text that comes with a report could be that of another one. */
export function withNames(write: ShownWrite, row: Named): ShownWrite {
  const { item, room, unit, contents, box } = row
  if (write.kind === 'equipment_move' && unit !== null) return { ...write, number: unit }
  if (write.kind === 'room_change' && room !== null) return { ...write, name: room }
  if (write.kind === 'contents_change' && contents !== null) return { ...write, name: contents }
  if (write.kind === 'box_change' && box !== null) return { ...write, name: boxLabel(box) }
  if (write.kind === 'point_change' || write.kind === 'station_change' || write.kind === 'reading')
    return { ...write, name: measuredName(row) ?? write.name }
  return write.kind === 'item_change' && item !== null ? { ...write, text: item } : write
}

function measuredName({ point_number, point_place, station }: Named) {
  return point_number === null ? station : `${point_number}, ${point_place}`
}

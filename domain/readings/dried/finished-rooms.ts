import { roomsWithEquipment } from '#domain/photos/photo-lists.ts'
import type { PointRow } from '../points/point-rows.ts'

type Stay = Parameters<typeof roomsWithEquipment>[0][number]

/**
 * The rooms in which something was measured and every point is dry. One in which machines still stand is not finished before the whole
 * house is dry: then they are pulled by whoever read the last point. `stays` is null where that is not known.
 */
export function finishedRooms(
  rows: readonly Pick<PointRow, 'point' | 'status'>[],
  stays: readonly Stay[] | null,
): ReadonlySet<string> {
  const isHouseDry = rows.every(({ status }) => status === 'dry')
  const equipped = roomsWithEquipment(stays ?? [])
  const dry = [...Map.groupBy(rows, ({ point }) => point.room_id)]
    .filter(([, those]) => those.every(({ status }) => status === 'dry'))
    .map(([id]) => id)
  return new Set(dry.filter((id) => isHouseDry || (stays !== null && !equipped.has(id))))
}

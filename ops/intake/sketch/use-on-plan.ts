import type { Level } from '#domain/rooms/room-choices.ts'
import type { Plan } from '#domain/sketch/plan.ts'
import { useMay } from '../../session/may.ts'
import { useDrying } from '../drying/use-drying.ts'
import { useEquipment } from '../equipment/use-equipment.ts'
import { useRooms } from '../rooms/use-rooms.ts'
import type { OnPlan } from './on-plan.ts'

/** What the plan of a level can show of the job, and all of its rooms. */
export function useOnPlan(jobId: string, { level, below }: { level: Level; below: Plan | null }) {
  const { rooms: all } = useRooms(jobId)
  const { drying } = useDrying(jobId)
  const { stays } = useEquipment(jobId)
  const maySeePoints = useMay('drying.view')
  const hasPhotos = useMay('photos.view')
  const rooms = all.filter(({ removed_at }) => removed_at === null)
  const on: OnPlan = {
    level,
    below,
    hasPhotos,
    rooms: rooms.filter((room) => room.level === level),
    points: maySeePoints ? (drying?.points ?? []).filter(({ removed_at }) => removed_at === null) : [],
    units: stays
      .filter(({ pulled_at }) => pulled_at === null)
      .map(({ unit_id, number, kind, room_id }) => ({ id: unit_id, number, kind, room_id })),
  }
  return { on, rooms }
}

import { useQuery } from '@tanstack/react-query'
import type { JobStay } from '#domain/equipment/moves/job-equipment.ts'
import { outboxView } from '../../outbox/outbox-view.ts'
import { useUnsentOf } from '../../outbox/panel/use-outbox.ts'
import { useMay, useUser } from '../../session/may.ts'
import { useNow } from '../../ui/use-now.ts'
import { fieldUnitsRead } from '../job-queries.ts'
import { jobEquipmentQuery } from '../queries.ts'
import { useRooms } from '../rooms/use-rooms.ts'
import { equipmentAsDone, unsentUnits } from './equipment-as-done.ts'
import type { FieldUnit } from './equipment-api.ts'

const nobody = { id: '', name: '' }
const noUnits: readonly FieldUnit[] = []
const noStays: readonly JobStay[] = []

/** What stands at a job with what this device did there, which of that is not sent yet, and the units and rooms that it knows. */
export function useEquipment(jobId: string, { enabled = true } = {}) {
  // Forms and photos of a job read it too, for whoever may not see equipment as well.
  const isAsked = useMay('equipment.view') && enabled
  const query = useQuery({ ...jobEquipmentQuery(jobId), enabled: isAsked })
  const units = useQuery({ ...fieldUnitsRead, enabled: isAsked }).data ?? noUnits
  const { rooms: all } = useRooms(jobId, { enabled })
  const rooms = all.filter(({ removed_at }) => removed_at === null)
  const unsent = useUnsentOf(jobId)
  const done = outboxView.usePart(({ received }) => received)
  const received = done.filter(({ leadId }) => leadId === jobId)
  const now = useNow()
  const me = useUser() ?? nobody
  const { data, dataUpdatedAt: readAt } = query
  const here = { received, unsent, readAt }
  const stays = data ? equipmentAsDone(data, here, { units, rooms: all, me, now }) : noStays
  return { query, stays, rooms, units, unsent: unsentUnits(unsent) }
}

import { useQuery } from '@tanstack/react-query'
import type { Room } from '#domain/rooms/room.ts'
import { outboxView } from '../../outbox/outbox-view.ts'
import { useUnsentOf } from '../../outbox/panel/use-outbox.ts'
import { useUser } from '../../session/may.ts'
import { jobRoomsQuery } from '../queries.ts'
import { useKnownSketches } from './use-known-sketches.ts'
import { roomsAsDone, unsentRooms } from './rooms-as-done.ts'

const nobody = { id: '', name: '' }
const none: readonly Room[] = []

/** The rooms of a job as they were read, with what this device did to them on top, and which of that is not sent yet. */
export function useRooms(jobId: string, { enabled = true } = {}) {
  const query = useQuery({ ...jobRoomsQuery(jobId), enabled })
  const unsent = useUnsentOf(jobId)
  const all = outboxView.usePart(({ received }) => received)
  const received = all.filter(({ leadId }) => leadId === jobId).toSorted((a, b) => a.turn - b.turn)
  const read = query.data?.items ?? none
  const sketches = useKnownSketches(jobId)
  return {
    query,
    rooms: roomsAsDone(read, { received, unsent, sketches }, useUser() ?? nobody),
    unsent: unsentRooms(unsent),
  }
}

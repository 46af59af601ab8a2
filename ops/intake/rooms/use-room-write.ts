import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { JobDetail } from '#domain/jobs/job.ts'
import type { Room, RoomChanges, RoomFields } from '#domain/rooms/room.ts'
import type { Write } from '#domain/sync/write.ts'
import { newId } from '#platform/uuid.ts'
import { submitWrite } from '../../device/submit-write.ts'
import { problemOf } from '../../problem.ts'
import { useWords } from '../../words/use-words.ts'
import { invalidateJob } from '../invalidate-queries.ts'

type Sent = { id: string; write: Write; base: unknown }
/** `room` is what the change is made from. */
type Change = { room: Room; changes: RoomChanges; name: string }

/** Adds and changes rooms through the outbox: without a connection what was typed is stored on this device, and shown until it is sent. */
export function useRoomWrite(job: Pick<JobDetail, 'id' | 'name'>, onDone: () => void) {
  const client = useQueryClient()
  const { problems } = useWords()
  const mutation = useMutation({
    mutationFn: ({ id, write, base }: Sent) => submitWrite({ id: job.id, name: job.name, base }, write, id),
    async onSuccess({ isReceived }) {
      // It is done once the screen shows it.
      if (isReceived) await invalidateJob(client, job.id)
      onDone()
    },
    onError(error) {
      if (problemOf(error).status === 409) void invalidateJob(client, job.id)
    },
  })
  return {
    add: (id: string, room: RoomFields) => mutation.mutate({ id, write: { kind: 'room', room }, base: null }),
    change: ({ room, changes, name }: Change) =>
      mutation.mutate({
        id: newId(),
        write: { kind: 'room_change', room_id: room.id, revision: room.revision, changes, name },
        base: room,
      }),
    isBusy: mutation.isPending,
    isIdle: mutation.isIdle,
    problem: mutation.error && problemOf(mutation.error, problems),
  }
}

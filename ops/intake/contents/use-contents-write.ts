import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Box, BoxChanges, BoxFields } from '#domain/contents/box.ts'
import { boxLabel } from '#domain/contents/box-label.ts'
import type { ContentsItem, ItemChanges, ItemFields } from '#domain/contents/contents-item.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import type { Write } from '#domain/sync/write.ts'
import { newId } from '#platform/uuid.ts'
import { submitWrite } from '../../device/submit-write.ts'
import { problemOf } from '../../problem.ts'
import { useWords } from '../../words/use-words.ts'
import { invalidateJob } from '../invalidate-queries.ts'

type Sent = { id: string; write: Write; base: unknown }

/** Adds and changes items and boxes through the outbox: without a connection what was typed is stored on this device, and shown until it is sent. */
export function useContentsWrite(job: Pick<JobDetail, 'id' | 'name'>, onDone: () => void = () => {}) {
  const client = useQueryClient()
  const { problems } = useWords()
  const mutation = useMutation({
    mutationFn: ({ id, write, base }: Sent) => submitWrite({ id: job.id, name: job.name, base }, write, id),
    onSuccess({ isReceived }) {
      // What was received is shown at once; the next item doesn't wait until all are read again.
      if (isReceived) void invalidateJob(client, job.id)
      onDone()
    },
    onError(error) {
      if (problemOf(error).status === 409) void invalidateJob(client, job.id)
    },
  })
  return {
    add: (id: string, contents: ItemFields) =>
      mutation.mutate({ id, write: { kind: 'contents', contents }, base: null }),
    change: (item: ContentsItem, changes: ItemChanges) =>
      mutation.mutate({
        id: newId(),
        write: {
          kind: 'contents_change',
          item_id: item.id,
          revision: item.revision,
          changes,
          name: item.name,
        },
        base: item,
      }),
    addBox: (id: string, box: BoxFields) => mutation.mutate({ id, write: { kind: 'box', box }, base: null }),
    changeBox: (box: Box, changes: BoxChanges) =>
      mutation.mutate({
        id: newId(),
        write: {
          kind: 'box_change',
          box_id: box.id,
          revision: box.revision,
          changes,
          name: boxLabel(box.number),
        },
        base: box,
      }),
    reset: mutation.reset,
    isBusy: mutation.isPending,
    problem: mutation.error && problemOf(mutation.error, problems),
  }
}

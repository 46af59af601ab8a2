import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { JobPhoto, JobPhotoChanges } from '#domain/photos/job-photo.ts'
import { problemOf } from '../../problem.ts'
import { notify, notifyProblem } from '../../ui/notify.ts'
import { useFirstWords } from '../../words/words.tsx'
import { usePhotoWords } from '../../words/use-photo-words.ts'
import { invalidateJob } from '../invalidate-queries.ts'
import { changeJobPhoto } from './photos-api.ts'

type Change = { photo: JobPhoto; changes: JobPhotoChanges }

/** Changes what is said of a photo, and can put it back. */
export function useChangePhoto(jobId: string, onDone: () => void) {
  const client = useQueryClient()
  const { view } = usePhotoWords()
  const { ui, problems } = useFirstWords()

  async function undo({ photo, changes }: Change, revision: number) {
    const { phase, room_id, caption, is_restricted } = photo
    // A photo that had no phase keeps the one that it got.
    const before = { room_id, caption, is_restricted, ...(phase !== null && { phase }) }
    const back = Object.fromEntries(Object.entries(before).filter(([name]) => Object.hasOwn(changes, name)))
    try {
      await changeJobPhoto(jobId, photo.id, { revision, changes: back })
      notify(view.undone)
    } catch (error) {
      notifyProblem(error)
    }
    await invalidateJob(client, jobId)
  }

  const mutation = useMutation({
    mutationFn: ({ photo, changes }: Change) =>
      changeJobPhoto(jobId, photo.id, { revision: photo.revision, changes }),
    async onSuccess(changed, change) {
      await invalidateJob(client, jobId)
      onDone()
      const revision = 'revision' in changed ? changed.revision : change.photo.revision + 1
      if (Object.keys(change.changes).length === 0) return
      notify(view.saved, { action: { label: ui.undo, onClick: () => void undo(change, revision) } })
    },
    onError(error) {
      if (problemOf(error).status === 409) void invalidateJob(client, jobId)
    },
  })
  return {
    save: mutation.mutate,
    isBusy: mutation.isPending,
    problem: mutation.error && problemOf(mutation.error, problems),
  }
}

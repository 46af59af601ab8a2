import { maxPhotoBytes } from '#domain/leads/lead-choices.ts'
import { sha256 } from '#domain/photos/sha256.ts'
import { shrinkPhoto } from '#domain/photos/shrink-photo.ts'
import { addLeadPhoto } from '../desk/desk-api.ts'
import { problemOf } from '../problem.ts'
import { queryClient } from '../query-client.ts'
import { currentSession, watchSession } from '../session/session.ts'
import { invalidateLeadEverywhere } from '../submissions/queries.ts'
import { openPhotoQueue, type QueuedPhoto } from './photo-queue.ts'
import { putPhoto } from './put-photo.ts'

export const photoQueue = openPhotoQueue(sendPhoto)

watchSession(() => {
  if (currentSession().state === 'signed-out') photoQueue.clear()
})

async function sendPhoto({ leadId, file }: QueuedPhoto, onProgress: (part: number) => void) {
  try {
    const bytes = await shrinkPhoto(file)
    if (bytes.size > maxPhotoBytes) return 'This photo is larger than 15 MB. Choose a smaller one.'
    const hash = await sha256(new Uint8Array(await bytes.arrayBuffer()))
    const fault = await putPhoto(bytes, hash, onProgress)
    if (fault !== null) return fault
    await addLeadPhoto(leadId, hash)
    invalidateLeadEverywhere(queryClient, leadId)
    return null
  } catch (error) {
    return problemOf(error).detail
  }
}

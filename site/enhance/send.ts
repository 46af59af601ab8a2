import { postJson } from '#platform/post-json.ts'
import { leadOutcome } from '#domain/leads/lead-form.ts'
import type { LeadOutcome } from '#domain/leads/lead-form.ts'
import { leadTimeout, photoTimeout } from './limits.ts'
import { chosenPhotos, isTooLarge } from './photo-list.ts'
import type { Photo } from './photo-list.ts'

type PhotoOutcome = { kind: 'arrived' } | { kind: 'failed' } | { kind: 'refused'; sentence: string }

const tooLarge = 'This photo is too large to send. Please take it again at a smaller size.'

/** Sends the photos that are not there yet, one after the other, and stops at the first that is refused. */
export async function sendPhotos(
  tell: (progress: string) => void,
): Promise<PhotoOutcome & { photo?: Photo }> {
  const photos = chosenPhotos()
  for (const [index, photo] of photos.entries()) {
    if (photo.isSent) continue
    tell(`Sending ${index + 1} of ${photos.length} ${photos.length === 1 ? 'photo' : 'photos'}…`)
    const outcome = await sendPhoto(photo)
    if (outcome.kind !== 'arrived') return { ...outcome, photo }
    photo.isSent = true
  }
  return { kind: 'arrived' }
}

export async function sendLead(lead: object): Promise<LeadOutcome> {
  const answer = await postJson('/api/leads', lead, leadTimeout)
  return answer ? leadOutcome(answer.status, answer.body) : { kind: 'failed' }
}

async function sendPhoto({ ready, progress }: Photo): Promise<PhotoOutcome> {
  const { bytes, hash } = await ready
  if (isTooLarge(bytes)) return { kind: 'refused', sentence: tooLarge }
  // The older way of asking: `fetch` tells nothing of how much has left.
  const request = new XMLHttpRequest()
  progress.hidden = false
  request.upload.addEventListener('progress', ({ loaded, total }) => (progress.value = loaded / total))
  request.timeout = photoTimeout
  request.open('PUT', `/api/photos/${hash}`)
  request.setRequestHeader('content-type', bytes.type || 'application/octet-stream')
  request.send(bytes)
  await new Promise((ended) => request.addEventListener('loadend', ended))
  progress.hidden = true
  return photoOutcome(request.status, request.responseText)
}

function photoOutcome(status: number, text: string): PhotoOutcome {
  if (status === 200 || status === 201) return { kind: 'arrived' }
  try {
    const outcome = leadOutcome(status, JSON.parse(text))
    return outcome.kind === 'refused' ? outcome : { kind: 'failed' }
  } catch {
    return { kind: 'failed' }
  }
}

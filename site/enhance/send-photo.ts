import { readLeadAnswer } from '#domain/leads/lead-form.ts'
import { photoTimeout } from './limits.ts'

export type PhotoOutcome = { kind: 'arrived' } | { kind: 'failed' } | { kind: 'refused'; sentence: string }

/** Sends the bytes of a photo, and tells how much of it has left. `to` is the address, where it is not that of requests. */
export async function sendPhoto(
  { bytes, hash, to = `/api/photos/${hash}` }: { bytes: Blob; hash: string; to?: string },
  tell: (share: number) => void,
): Promise<PhotoOutcome> {
  // The older way of asking: `fetch` tells nothing of how much has left.
  const request = new XMLHttpRequest()
  request.upload.addEventListener('progress', ({ loaded, total }) => tell(loaded / total))
  request.timeout = photoTimeout
  request.open('PUT', to)
  request.setRequestHeader('content-type', bytes.type || 'application/octet-stream')
  request.send(bytes)
  await new Promise((ended) => request.addEventListener('loadend', ended))
  return outcomeOf(request.status, request.responseText)
}

function outcomeOf(status: number, text: string): PhotoOutcome {
  if (status === 200 || status === 201) return { kind: 'arrived' }
  // Too many at once is a matter of minutes.
  if (status === 429 || status === 408) return { kind: 'failed' }
  try {
    const outcome = readLeadAnswer(status, JSON.parse(text))
    return outcome.kind === 'refused' ? outcome : { kind: 'failed' }
  } catch {
    return { kind: 'failed' }
  }
}

import { longestUpload } from '#domain/photos/photo-limits.ts'
import { bearer } from '../as-me.ts'
import { noteLost, noteReached } from '../session/contact.ts'
import { attemptRefused, unanswered, type Attempt, type Sending } from './deliver.ts'

export type PhotoSending = Required<Sending> & { onProgress: (part: number) => void }

/**
 * Sends the bytes of a photo and tells how much of them has left, which `fetch` cannot tell. Answers with why that failed,
 * or null.
 */
export function putPhoto(
  bytes: Blob,
  sha256: string,
  { token, signal, onProgress }: PhotoSending,
): Promise<Attempt | null> {
  return new Promise((answer) => {
    if (signal.aborted) return answer(unanswered)
    const request = new XMLHttpRequest()
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.open('PUT', `/api/blobs/${sha256}`)
    request.timeout = longestUpload
    request.setRequestHeader('Content-Type', bytes.type || 'image/jpeg')
    for (const [name, value] of Object.entries(bearer(token))) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total))
    request.addEventListener('load', () => {
      noteReached(Date.now())
      answer(request.status < 300 ? null : attemptRefused(request.status, parsed(request.responseText)))
    })
    // That the page itself gave it up tells nothing of the server.
    request.addEventListener('abort', () => answer(unanswered))
    for (const end of ['error', 'timeout'])
      request.addEventListener(end, () => {
        noteLost(Date.now())
        answer(unanswered)
      })
    request.send(bytes)
  })
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

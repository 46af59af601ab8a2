import * as z from 'zod'
import { minute } from '#platform/time.ts'
import { bearer } from '../as-me.ts'

const longest = 5 * minute

const lostOnTheWay = 'The photo wasn’t uploaded. Check your connection and try again.'

/**
 * Sends the bytes of a photo and tells how much of them has left, which `fetch` cannot tell. Answers with why that failed,
 * or null.
 */
export function putPhoto(
  bytes: Blob,
  sha256: string,
  onProgress: (part: number) => void,
): Promise<string | null> {
  return new Promise((answer) => {
    const request = new XMLHttpRequest()
    request.open('PUT', `/api/photos/${sha256}`)
    request.timeout = longest
    request.setRequestHeader('Content-Type', bytes.type || 'image/jpeg')
    for (const [name, value] of Object.entries(bearer())) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total))
    request.addEventListener('load', () =>
      answer(request.status < 300 ? null : sentenceOf(request.responseText)),
    )
    for (const end of ['error', 'timeout', 'abort']) request.addEventListener(end, () => answer(lostOnTheWay))
    request.send(bytes)
  })
}

const Refused = z.object({ detail: z.string() })

function sentenceOf(body: string) {
  try {
    return Refused.parse(JSON.parse(body)).detail
  } catch {
    return lostOnTheWay
  }
}

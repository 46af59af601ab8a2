import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { Busboy } from '@fastify/busboy'
import { readBounded } from '#platform/requests/bounded-bytes.ts'
import { Refusal } from '#platform/refusal.ts'
import { honeypotField, maxPhotos } from '#domain/leads/lead-choices.ts'
import { maxPhotoBytes } from '#domain/photos/photo-limits.ts'
import { LeadRequest } from '#domain/leads/lead.ts'
import { photoTooLarge } from '#domain/photos/photo.ts'

/** The contact form as a browser without script sends it. */
export type SentForm = {
  values: Record<string, string>
  /** Photos that came with it and were taken, under the names they have on the visitor's device. */
  photos: { sha256: string; name: string }[]
  /** Photos of an earlier try that the visitor left ticked: what the browser says, not yet looked up. */
  kept: string[]
  /** A sentence for each photo that was refused; the others are not lost for it. */
  photoErrors: string[]
}

type FormRequest = Readable & { headers: IncomingHttpHeaders }
/** Where photos go, and the address that they come from. */
type Shelf = { from: string; take: (sha256: string, bytes: Uint8Array) => Promise<unknown> }

const known = new Set([...Object.keys(LeadRequest.shape), honeypotField, 'opened', 'page'])
const limits = {
  fields: 40,
  fieldSize: 20_000,
  files: maxPhotos,
  // One more than may be, so that what is too large shows itself.
  fileSize: maxPhotoBytes + 1,
  parts: 100,
  headerPairs: 20,
}
/** More than any form can need, photos that are too many or too large included; whatever sends more is cut off. */
const mostBytes = 20 * maxPhotoBytes

/** Shown where a form has more photos than a request may have. */
export const photoLimitReached = `Please send at most ${maxPhotos} photos. The first ${maxPhotos} are here.`

/** Reads the form as it arrives, one photo after the other: however many there are, no more than one is held. */
export async function readContactForm(request: FormRequest, shelf: Shelf): Promise<SentForm> {
  const parser = openParser(request.headers)
  const form: SentForm = { values: {}, photos: [], kept: [], photoErrors: [] }
  const streams: Readable[] = []
  let reading = Promise.resolve()
  let bug: { error: unknown } | undefined

  parser.on('field', (name, value) => {
    const text = value.replaceAll('\r\n', '\n')
    if (name === 'kept') form.kept.push(text)
    else if (known.has(name)) form.values[name] = text
  })
  parser.on('file', (_, stream, name) => {
    streams.push(stream.on('error', () => {}))
    reading = reading
      .then(() => readPhoto(form, { stream, name: plainName(name) }, shelf))
      .catch((error: unknown) => void (bug ??= { error }))
  })
  parser.on('filesLimit', () => form.photoErrors.push(photoLimitReached))

  try {
    await pump(request, parser)
  } catch (error) {
    for (const stream of streams) stream.destroy()
    throw error
  }
  await reading
  if (bug) throw bug.error
  return form
}

function openParser(headers: IncomingHttpHeaders) {
  const type = headers['content-type'] ?? ''
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)) {
    throw new Refusal(415, 'not-a-form', 'Please use the form on this page, or call us.')
  }
  try {
    return new Busboy({ headers: { 'content-type': type }, limits })
  } catch {
    throw brokenOff()
  }
}

/** Moves the body into the parser; ends when both are done, or when either breaks. */
function pump(request: FormRequest, parser: ReturnType<typeof openParser>) {
  return new Promise<void>((resolve, reject) => {
    let length = 0
    const stop = (error: Refusal) => {
      request.unpipe(parser)
      request.resume()
      reject(error)
    }
    request.on('data', (chunk: Buffer) => {
      length += chunk.length
      if (length > mostBytes)
        stop(
          new Refusal(
            413,
            'form-too-large',
            'These photos are too large together. Please send fewer of them.',
          ),
        )
    })
    request.on('error', () => stop(brokenOff()))
    request.on('close', () => void (request.readableEnded || stop(brokenOff())))
    parser.on('error', () => stop(brokenOff()))
    parser.on('finish', resolve)
    request.pipe(parser)
  })
}

async function readPhoto(
  form: SentForm,
  { stream, name }: { stream: Readable; name: string },
  { from, take }: Shelf,
) {
  try {
    // Left open when it is refused: the parser waits for what it gave out to be read to the end.
    const chunks = stream.iterator({ destroyOnReturn: false })
    const bytes = await readBounded(chunks, {
      most: maxPhotoBytes,
      tooLarge: photoTooLarge,
      from,
    })
    if (bytes.length === 0 && name === '') return
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    await take(sha256, bytes)
    form.photos.push({ sha256, name })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    form.photoErrors.push(`${name}: ${error.message}`)
  } finally {
    stream.resume()
  }
}

function plainName(name: string | undefined) {
  return (name ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(-80)
}

function brokenOff() {
  return new Refusal(
    400,
    'form-broken-off',
    'The form did not arrive whole. Please go back and send it again.',
  )
}

import { Refusal } from '#platform/refusal.ts'

/** What browsers call the kinds of picture that are taken. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/** An animated PNG is a PNG whose first picture everyone can show. */
const readable = new Set<string | undefined>([...pictureTypes, 'image/apng'])
const phoneKinds = new Set<string | undefined>([
  'image/heic',
  'image/heic-sequence',
  'image/heif',
  'image/heif-sequence',
])

/** The bytes at the start that tell the kind. */
const tell = 4100

/** Refuses what is no JPEG, PNG or WebP by its bytes, whatever its name or the sender says. */
export async function requireReadablePicture(bytes: Uint8Array): Promise<void> {
  const { fileTypeFromBuffer } = await import('file-type')
  const type = (await fileTypeFromBuffer(bytes.subarray(0, tell)))?.mime
  if (readable.has(type)) return
  throw phoneKinds.has(type) ? isPhoneKind() : isNoPicture()
}

export function isNoPicture() {
  return new Refusal(
    415,
    'photo-kind',
    'This is not a picture that we can read. Please send a JPEG, PNG or WebP photo.',
  )
}

function isPhoneKind() {
  return new Refusal(
    415,
    'photo-heic',
    'This photo is in the HEIC format, which we cannot read. Send a screenshot of it, or set the iPhone to Settings, Camera, Formats, Most Compatible and take it again.',
  )
}

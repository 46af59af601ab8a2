import { Refusal } from '#platform/refusal.ts'

/** What browsers call the kinds of picture that are taken. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif'] as const

/** An animated PNG is a PNG whose first picture everyone can show. */
const plainKinds = new Set<string | undefined>(['image/jpeg', 'image/png', 'image/webp', 'image/apng'])
/** As iPhones take them, bursts and live ones too: the first picture counts. */
const heicKinds = new Set<string | undefined>([
  'image/heic',
  'image/heic-sequence',
  'image/heif',
  'image/heif-sequence',
])

/** The bytes at the start that identify the kind. */
export const tell = 4100

/** The kind of picture by its bytes, whatever its name or the sender claims; refuses anything else. */
export async function kindOfPicture(bytes: Uint8Array): Promise<'plain' | 'heic'> {
  const { fileTypeFromBuffer } = await import('file-type')
  const type = (await fileTypeFromBuffer(bytes.subarray(0, tell)))?.mime
  if (plainKinds.has(type)) return 'plain'
  if (heicKinds.has(type)) return 'heic'
  throw isNoPicture()
}

export function isNoPicture() {
  return new Refusal(415, 'photo-kind', 'We can’t read this file. Send a JPEG, PNG, WebP or HEIC photo.')
}

import { maxPhotoBytes } from '#domain/photos/photo-limits.ts'

/** Why a file can’t be added as a photo, by the code that the server would refuse it with. */
export type UnfitReason = 'photo-kind' | 'photo-damaged' | 'photo-too-large' | 'photo-unreadable'

/**
 * Looks at a file as it is chosen, while the person can still take another photo: whether its bytes are a photo of a kind that the
 * server takes, and whether it opens. HEIC opens in few browsers, and the server reads it. Null where nothing speaks against it.
 */
export async function unfitReason(
  file: Blob,
  doesOpen: (file: Blob) => Promise<boolean> = opensHere,
): Promise<UnfitReason | null> {
  try {
    const kind = kindOf(new Uint8Array(await file.slice(0, tell).arrayBuffer()))
    if (!kind) return 'photo-kind'
    // It is made small before it is sent.
    if (await doesOpen(file)) return null
    if (kind !== 'heic') return 'photo-damaged'
    return file.size > maxPhotoBytes ? 'photo-too-large' : null
  } catch {
    return 'photo-unreadable'
  }
}

/** The bytes at the start that identify the kind. */
const tell = 16

const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])

function kindOf(bytes: Uint8Array): 'plain' | 'heic' | null {
  const text = String.fromCharCode(...bytes)
  const isPlain =
    text.startsWith('\u00ff\u00d8\u00ff') ||
    text.startsWith('\u0089PNG\r\n\u001a\n') ||
    (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP')
  if (isPlain) return 'plain'
  return text.slice(4, 8) === 'ftyp' && heicBrands.has(text.slice(8, 12)) ? 'heic' : null
}

async function opensHere(file: Blob) {
  try {
    const picture = await createImageBitmap(file)
    picture.close()
    return true
  } catch {
    return false
  }
}

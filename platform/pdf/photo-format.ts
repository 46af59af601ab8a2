/**
 * The format of a photo by its first bytes. JPEG goes into the paper as it is. Of others only PNG is taken: a WebP would be
 * unpacked, and a drawing can hold more than a picture.
 */
export function formatOf(bytes: Uint8Array): 'jpg' | 'png' | null {
  const start = Buffer.from(bytes.subarray(0, 8)).toString('latin1')
  if (start.startsWith('\xff\xd8\xff')) return 'jpg'
  return start === '\x89PNG\r\n\x1a\n' ? 'png' : null
}

/** When a camera says that it took a photo: by its own clock, and how far that is from UTC where it says so, as `-05:00`. */
export type CameraTime = { local: string; offset: string | null }

const exifPointer = 0x8769
const takenTag = 0x9003
const offsetTag = 0x9011

/**
 * The time in the EXIF of a JPEG; null where there is none. The date of a file is when it was copied. The bytes of strangers are read, so
 * nothing is taken for granted: whatever lies outside of them ends the search.
 */
export function cameraTime(bytes: Uint8Array): CameraTime | null {
  try {
    const tiff = findTiff(bytes)
    if (!tiff) return null
    const isLittle = tiff.getUint16(0) === 0x4949
    const main = tiff.getUint32(4, isLittle)
    const exif = findEntry(tiff, main, exifPointer, isLittle)
    if (exif === null) return null
    const start = tiff.getUint32(exif + 8, isLittle)
    const taken = textAt(tiff, start, takenTag, isLittle)
    const parts = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(taken)
    if (!parts) return null
    const [, year, month, day, clock] = parts
    const local = `${year}-${month}-${day}T${clock}`
    if (Number.isNaN(Date.parse(`${local}Z`))) return null
    const offset = textAt(tiff, start, offsetTag, isLittle)
    return { local, offset: /^[+-](0\d|1[0-4]):[0-5]\d$/.test(offset) ? offset : null }
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** The segments of a JPEG each say how long they are; one of them has the EXIF. */
function findTiff(bytes: Uint8Array): DataView | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.getUint16(0) !== 0xffd8) return null
  let at = 2
  while (view.getUint8(at) === 0xff && view.getUint8(at + 1) !== 0xda) {
    const length = view.getUint16(at + 2)
    const isExif = view.getUint8(at + 1) === 0xe1 && view.getUint32(at + 4) === 0x45786966
    if (isExif) return new DataView(bytes.buffer, bytes.byteOffset + at + 10, length - 8)
    at += 2 + length
  }
  return null
}

// oxlint-disable-next-line max-params -- where, what, and how it is written
function findEntry(tiff: DataView, start: number, tag: number, isLittle: boolean): number | null {
  const count = tiff.getUint16(start, isLittle)
  for (let nth = 0; nth < count; nth++) {
    const at = start + 2 + nth * 12
    if (tiff.getUint16(at, isLittle) === tag) return at
  }
  return null
}

// oxlint-disable-next-line max-params -- where, what, and how it is written
function textAt(tiff: DataView, start: number, tag: number, isLittle: boolean): string {
  const entry = findEntry(tiff, start, tag, isLittle)
  if (entry === null) return ''
  const length = tiff.getUint32(entry + 4, isLittle)
  if (length > 64) return ''
  const from = tiff.getUint32(entry + 8, isLittle)
  const letters = Array.from({ length }, (_, nth) => tiff.getUint8(from + nth))
  return String.fromCharCode(...letters).replace(/\0.*$/, '')
}

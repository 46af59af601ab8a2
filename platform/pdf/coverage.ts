import { tableAt } from './font-names.ts'

/** Which characters a font has a glyph for, from its map of characters (the table `cmap`, formats 4 and 12). */
export function coverageOf(font: Buffer): (code: number) => boolean {
  const cmap = tableAt(font, 'cmap')
  const maps = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, nth) => cmap + 4 + 8 * nth)
  const covers = maps.flatMap((map) => coverageOfMap(font, cmap + font.readUInt32BE(map + 4)))
  if (covers.length === 0) throw new Error('The font has no map of its characters.')
  return (code) => covers.some((covers) => covers(code))
}

function coverageOfMap(font: Buffer, start: number) {
  const format = font.readUInt16BE(start)
  if (format === 4) return [bySegments(font, start)]
  if (format === 12) return [byGroups(font, start)]
  return []
}

function bySegments(font: Buffer, start: number) {
  const count = font.readUInt16BE(start + 6) / 2
  const part = (nth: number, segment: number) => start + 14 + 2 * (nth * count + segment) + (nth > 0 ? 2 : 0)
  const segments = Array.from({ length: count }, (_, segment) => ({
    last: font.readUInt16BE(part(0, segment)),
    first: font.readUInt16BE(part(1, segment)),
    delta: font.readUInt16BE(part(2, segment)),
    range: part(3, segment),
  }))
  return (code: number) => {
    const segment = segments.find(({ last }) => code <= last)
    if (!segment || code < segment.first) return false
    const offset = font.readUInt16BE(segment.range)
    if (offset === 0) return ((code + segment.delta) & 0xffff) !== 0
    return font.readUInt16BE(segment.range + offset + 2 * (code - segment.first)) !== 0
  }
}

function byGroups(font: Buffer, start: number) {
  const groups = Array.from({ length: font.readUInt32BE(start + 12) }, (_, nth) => start + 16 + 12 * nth)
  return (code: number) =>
    groups.some((at) => font.readUInt32BE(at) <= code && code <= font.readUInt32BE(at + 4))
}

/** The metrics for a fallback font: ascent, descent, line gap and advance widths, all in em. */
type FontMetrics = {
  ascent: number
  descent: number
  lineGap: number
  width: (text: string) => number
}

/** Reads the tables of an unpacked font (sfnt) that tell its measures: head, hhea, hmtx and cmap. */
export function readMetrics(font: Buffer): FontMetrics {
  const tables = tablesOf(font)
  const at = (name: string) => tables.get(name) ?? 0
  const em = font.readUInt16BE(at('head') + 18)
  const widths = font.readUInt16BE(at('hhea') + 34)
  const glyphOf = glyphs(font, at('cmap'))

  function advance(character: string) {
    const glyph = Math.min(glyphOf(character.codePointAt(0) ?? 0), widths - 1)
    return font.readUInt16BE(at('hmtx') + 4 * glyph)
  }
  return {
    ascent: font.readInt16BE(at('hhea') + 4) / em,
    descent: -font.readInt16BE(at('hhea') + 6) / em,
    lineGap: font.readInt16BE(at('hhea') + 8) / em,
    width: (text) => [...text].reduce((sum, character) => sum + advance(character), 0) / em,
  }
}

function tablesOf(font: Buffer) {
  const count = font.readUInt16BE(4)
  const entries = Array.from({ length: count }, (_, nth) => 12 + 16 * nth)
  return new Map(entries.map((at) => [font.toString('latin1', at, at + 4), font.readUInt32BE(at + 8)]))
}

/** The glyph of a character, by the map in format 4 that every font for the web has; 0 where it has none. */
function glyphs(font: Buffer, cmap: number) {
  const maps = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, nth) => cmap + 4 + 8 * nth)
  const start = maps.map((at) => cmap + font.readUInt32BE(at + 4)).find((at) => font.readUInt16BE(at) === 4)
  if (start === undefined) throw new Error('The font has no map of its characters.')
  const count = font.readUInt16BE(start + 6) / 2
  const part = (nth: number, segment: number) => start + 14 + 2 * (nth * count + segment) + (nth > 0 ? 2 : 0)

  return (code: number) => {
    const segment = Array.from({ length: count }, (_, nth) => nth).find(
      (nth) => code <= font.readUInt16BE(part(0, nth)),
    )
    if (segment === undefined || code < font.readUInt16BE(part(1, segment))) return 0
    const first = font.readUInt16BE(part(1, segment))
    const delta = font.readInt16BE(part(2, segment))
    const range = font.readUInt16BE(part(3, segment))
    if (range === 0) return (code + delta) & 0xffff
    const glyph = font.readUInt16BE(part(3, segment) + range + 2 * (code - first))
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff
  }
}

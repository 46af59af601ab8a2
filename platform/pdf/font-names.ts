/** Kinds of names in a font: its family, and the family to which typesetters count it. */
const families = [1, 16]

/** The font under another family name. Its other names remain, so that a paper tells whose face it embeds. */
export function rename(font: Buffer, family: string): Buffer {
  const renamed = Buffer.from(font)
  const names = tableAt(renamed, 'name')
  const strings = names + renamed.readUInt16BE(names + 4)
  const records = Array.from({ length: renamed.readUInt16BE(names + 2) }, (_, nth) => names + 6 + 12 * nth)
  for (const record of records.filter((at) => families.includes(renamed.readUInt16BE(at + 6)))) {
    const isMac = renamed.readUInt16BE(record) === 1
    const name = isMac ? Buffer.from(family, 'latin1') : Buffer.from(family, 'utf16le').swap16()
    if (name.length > renamed.readUInt16BE(record + 8)) throw new Error(`${family} is too long a name.`)
    name.copy(renamed, strings + renamed.readUInt16BE(record + 10))
    renamed.writeUInt16BE(name.length, record + 8)
  }
  return renamed
}

export function tableAt(font: Buffer, name: string) {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, nth) => 12 + 16 * nth)
  const entry = entries.find((at) => font.toString('latin1', at, at + 4) === name)
  if (entry === undefined) throw new Error(`The font has no table ${name}.`)
  return font.readUInt32BE(entry + 8)
}

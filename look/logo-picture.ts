import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { displayFont } from './font.ts'
import { logoGround, logoSize } from './logo.ts'

let written: Promise<string> | undefined

/** The logo as a picture, for share images and structured data: the mark above the name. */
export async function logoPicture(name: string) {
  const fontfile = await (written ??= writeFont())
  // Without the comma the text engine would take 'SemiBold' for a style.
  const text = {
    text: `<span foreground="white">${name}</span>`,
    font: 'Barlow Condensed SemiBold,',
    fontfile,
  }
  const words = await sharp({ text: { ...text, width: 226, height: 26, rgba: true } })
    .png()
    .toBuffer()
  const { width = 0 } = await sharp(words).metadata()
  return sharp(Buffer.from(logoGround()))
    .composite([{ input: words, left: Math.round((logoSize.width - width) / 2), top: 92 }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** The text engine reads a font from a file, and goes on reading that file as long as the process lives. */
async function writeFont() {
  const folder = mkdtempSync(join(tmpdir(), 'logo-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'display.ttf')
  await writeFile(file, await displayFont('sfnt'))
  return file
}

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { displayFont } from './font.ts'
import { logoGround, logoSize } from './logo.ts'

/** The logo as a picture, for share images and structured data: the mark above the name. */
export async function logoPicture(name: string) {
  const folder = await mkdtemp(join(tmpdir(), 'logo-'))
  try {
    // The text engine reads a font from a file only; without the comma it would take 'SemiBold' for a style.
    const fontfile = join(folder, 'display.ttf')
    await writeFile(fontfile, await displayFont('sfnt'))
    const text = {
      text: `<span foreground="white">${name}</span>`,
      font: 'Barlow Condensed SemiBold,',
      fontfile,
    }
    const words = await sharp({ text: { ...text, width: 226, height: 26, rgba: true } })
      .png()
      .toBuffer()
    const { width = 0 } = await sharp(words).metadata()
    return await sharp(Buffer.from(logoGround()))
      .composite([{ input: words, left: Math.round((logoSize.width - width) / 2), top: 92 }])
      .png({ compressionLevel: 9, palette: true })
      .toBuffer()
  } finally {
    await rm(folder, { recursive: true })
  }
}

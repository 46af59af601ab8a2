import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { displayFont } from './font.ts'

/** `size` is in pixels of the face; `apart` is room between letters, in thousandths of the size. */
type Look = { size: number; color: string; apart?: number }

/** Words as a picture, cut close around their ink. */
export type DrawnWords = { input: Buffer; width: number; height: number }

let written: Promise<string> | undefined

/** Sets a line of words in the display face. In capitals its top is the height of the letters, whatever the words. */
export async function drawWords(words: string, { size, color, apart = 0 }: Look): Promise<DrawnWords> {
  const fontfile = await (written ??= writeFont())
  const spacing = Math.round((apart * size * 1024) / 1000)
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}" letter_spacing="${spacing}">${escape(words)}</span>`,
      // Without the comma the text engine would take 'SemiBold' for a style. At 72 dots an inch a point is a pixel.
      font: `Barlow Condensed SemiBold, ${size}`,
      fontfile,
      dpi: 72,
      rgba: true,
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
  return { input: data, width: info.width, height: info.height }
}

function escape(words: string) {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** The text engine reads a font from a file, and goes on reading that file as long as the process lives. */
async function writeFont() {
  const folder = mkdtempSync(join(tmpdir(), 'font-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'display.ttf')
  await writeFile(file, await displayFont('sfnt'))
  return file
}

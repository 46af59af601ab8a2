import sharp from 'sharp'
import { drawWords } from './drawn-words.ts'
import { logoGround, logoSize } from './logo.ts'

/** The logo as a picture, for structured data and where nothing better is there to share: the mark above the name. */
export async function logoPicture(name: string) {
  const words = await fitting(name, 226)
  return sharp(Buffer.from(logoGround()))
    .composite([{ input: words.input, left: Math.round((logoSize.width - words.width) / 2), top: 92 }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

async function fitting(name: string, width: number) {
  const size = 37
  const words = await drawWords(name, { size, color: 'white' })
  return words.width <= width
    ? words
    : drawWords(name, { size: Math.floor((size * width) / words.width), color: 'white' })
}

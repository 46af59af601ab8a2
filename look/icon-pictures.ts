import sharp from 'sharp'
import { faviconSvg, iconSvg } from './logo.ts'

/** `/favicon.ico`, for clients that request it without reading a page: one 32-pixel picture in its container. */
export async function faviconIco(): Promise<Buffer> {
  const size = 32
  const picture = await iconPicture(size, faviconSvg())
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon, not a cursor
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12) // bits of a pixel
  head.writeUInt32LE(picture.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, picture])
}

/** The icons of home screens: those that are cut to a shape by the system reach to the edges, with room around the mark. */
export async function homeScreenIcons() {
  const [apple, small, large, maskable] = await Promise.all([
    iconPicture(180, iconSvg({ mark: 0.62, corner: 0 })),
    iconPicture(192, faviconSvg()),
    iconPicture(512, faviconSvg()),
    iconPicture(512, iconSvg({ mark: 0.52, corner: 0 })),
  ])
  return { apple, small, large, maskable }
}

function iconPicture(size: number, svg: string) {
  const density = (72 * size) / 64
  return sharp(Buffer.from(svg), { density }).resize(size, size).png({ compressionLevel: 9 }).toBuffer()
}

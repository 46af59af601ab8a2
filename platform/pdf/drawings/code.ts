import { qrCode } from '#platform/qr-code.ts'
import { svgOf, type Drawing } from './drawing.ts'

/** What a camera reads. Its margin is left to the paper around it. */
export function drawCode(url: string): Drawing {
  const { size, path } = qrCode(url)
  const sheet = { width: size, height: size }
  return { ...sheet, svg: svgOf(sheet, [`<path d="${path}" fill="#0b1b2b"/>`]), labels: [] }
}

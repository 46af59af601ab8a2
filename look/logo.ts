/** Our mark: three ridges, one inside the other, as contour lines climb a hill. Drawn on 40 × 28. */
export const markPath = 'M2 26 20 4l18 22M9 26 20 12.5 31 26M15.5 26 20 20.5l4.5 5.5'

export const logoSize = { width: 286, height: 134 }

const gold = '#e0a526'
/** The mark's background, and the browser's theme color. */
export const ground = '#0b1b2b'

/** The mark on its ground; `mark` is the part of the width that it takes, `corner` the radius of 64. */
export function iconSvg({ mark, corner }: { mark: number; corner: number }) {
  const scale = Math.round((mark * 64 * 100) / 40) / 100
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${corner}" fill="${ground}"/><path transform="translate(${32 - 20 * scale} ${32 - 15 * scale})scale(${scale})" d="${markPath}" fill="none" stroke="${gold}" stroke-width="3.4" stroke-linejoin="miter"/></svg>`
}

export function faviconSvg() {
  return iconSvg({ mark: 0.75, corner: 10 })
}

/** The ground of the logo picture; the name is set upon it in the display face. */
export function logoGround() {
  const { width, height } = logoSize
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${ground}"/><path transform="translate(99 18)scale(2.2)" d="${markPath}" fill="none" stroke="${gold}" stroke-width="2.6"/></svg>`
}

import { contourLines } from '../contours.ts'
import { ground, markPath } from '../logo.ts'

/** The land behind every picture, as it lies behind the dark parts of pages. */
export function onLand(width: number, shapes: string) {
  const { line, index } = contourLines()
  const scale = width / 560
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${pictureHeight}" width="${width * 2}" height="${pictureHeight * 2}">
<defs><pattern id="hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(38)"><path d="M0 0V9" stroke="${ink}" stroke-width="2.4" opacity=".6"/></pattern></defs>
<rect width="100%" height="100%" fill="${ink}"/>
<g fill="none" stroke="${lineOfLand}" transform="scale(${Math.max(scale, 1.25)})"><path d="${line}"/><path d="${index}" stroke="#5d4c22"/></g>
<g fill="none" stroke="${ink}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round">${shapes}</g></svg>`
}

export const portraitWidth = 390
export const wideWidth = 670
export const pictureHeight = 452

// Written out: these pictures are drawn while the server runs, which has no style sheet to read.
export const ink = ground
export const gold = '#e0a526'
const lineOfLand = '#1d3a55'

type Cloth = { cloth: string; collar: string }

/** Shoulders and collar of a shirt, and the neck above. */
export function shirt(skin: string, { cloth, collar }: Cloth, more = '') {
  return `<path d="M154 220v66l-30 30 78 30 62-38-24-24v-50z" fill="${skin}" stroke="none"/>
<path d="M152 262q20 24 60 20l28-26v-30h-88z" fill="url(#hatch)" stroke="none"/>
<path d="M20 456c8-66 44-122 104-146l78 34 66-36c58 20 94 78 102 148z" fill="${cloth}"/>
<path d="M20 456c6-50 26-88 58-116l-26 116z" fill="url(#hatch)" stroke="none"/>
<path d="M154 288l-42 26 58 72 32-44zM242 284l36 28-48 76-28-46zM202 342v114" fill="${collar}"/>${more}`
}

type Head = { skin: string; brow: string; mouth?: string }

/** A calm face, turned a little to the right. */
export function head({ skin, brow, mouth = smile }: Head) {
  return `<path d="M144 168c-18-10-28 8-18 28 6 12 14 16 22 12" fill="${skin}"/>
<path d="M144 150c-4 44 4 66 18 82 14 18 30 26 46 26 32-4 52-34 54-78l-2-50q-58-26-114-10z" fill="${skin}"/>
<path d="M146 190c4 32 22 56 50 66-22-6-42-28-50-54z" fill="url(#hatch)" stroke="none"/>
<path d="M164 160q14-12 34-4M222 156q16-8 30 4" stroke="${brow}" stroke-width="6"/>
<path d="M168 181q13-11 28-1M222 180q12-9 26 0"/><circle cx="183" cy="180" r="4" fill="${ink}"/><circle cx="236" cy="179" r="4" fill="${ink}"/>
<path d="M216 166l12 36q-5 6-15 4"/>${mouth}`
}

export const smile = '<path d="M178 222q27 20 54-2M197 242q10 5 20 0"/>'

/** Two peaks on the chest, as on the sign of the company. */
export function badge(x: number, y: number, size: number) {
  return `<path d="${markPath}" transform="translate(${x} ${y}) scale(${size})" stroke="${gold}" stroke-width="2" fill="none"/>`
}

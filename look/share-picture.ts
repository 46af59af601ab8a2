import sharp from 'sharp'
import { colorOf } from './colors.ts'
import { contourLines } from './contours.ts'
import { drawWords, type DrawnWords } from './drawn-words.ts'
import { markPath } from './logo.ts'
import { shareSize } from './share-size.ts'

export type Sheet = {
  /** In capitals. The widest line decides the size of all. */
  heading: readonly string[]
  /** The name itself is the heading: larger, its last word in gold, and nothing above it but the mark. */
  isName?: boolean
  /** One quiet line below. */
  line: string
  /** SVG, at the right. */
  art: string
  /** Which piece of the land lies below. */
  turn: number
}

type Placed = { input: Buffer; left: number; top: number }

const left = 72
const widest = 600
/** Pixels from the top: the heading, and what is above and below it. */
const rows = { brand: 72, heading: 466, line: 504, region: 558 }
/** Sizes of headings by their lines, and of the name. */
const sizes = { name: 176, two: 132, three: 106 }
const [ink, ink3, inkLine, gold = ''] = ['ink', 'ink-3', 'ink-line', 'gold'].map(colorOf)
const [white = '', soft = '', sand = ''] = ['on-ink', 'on-ink-soft', 'sand'].map(colorOf)

/** Of capitals in the display face, as a part of the size. */
const capHeight = 0.7
const lineHeight = 0.96

/** A sheet of our map: heading and line at the left, the art of the page at the right. */
export async function sharePicture({ heading, isName = false, line, art, turn }: Sheet): Promise<Buffer> {
  const { size, lines } = await setHeading(heading, isName)
  const topOf = (nth: number) => rows.heading - size * (capHeight + (lines.length - 1 - nth) * lineHeight)
  const words = [
    ...(isName ? [] : [await brand()]),
    ...lines.map((words, nth) => at(words, left, topOf(nth))),
    at(await drawWords(line.toUpperCase(), { size: 30, color: soft, apart: 60 }), left, rows.line),
    await region(),
  ]
  return (
    sharp(Buffer.from(sheetOf(art, turn, isName ? null : topOf(0) - 38)))
      .composite(words)
      // Sixteen colours are enough for a line drawing: a third of the bytes of a JPEG, and the lines stay sharp.
      .png({ palette: true, colours: 16, effort: 1, dither: 0 })
      .toBuffer()
  )
}

async function setHeading(heading: readonly string[], isName: boolean) {
  const draw = (size: number) =>
    heading.map((words, nth) => drawWords(words, { size, color: isName && nth > 0 ? gold : white }))
  const size = isName ? sizes.name : heading.length > 2 ? sizes.three : sizes.two
  const lines = await Promise.all(draw(size))
  const longest = Math.max(...lines.map(({ width }) => width))
  if (longest <= widest) return { size, lines }
  const fitting = Math.floor((size * widest) / longest)
  return { size: fitting, lines: await Promise.all(draw(fitting)) }
}

const brand = once(async () =>
  at(await drawWords('MISSION: RESTORE', { size: 34, color: white, apart: 40 }), left + 74, rows.brand),
)

const region = once(async () => {
  const words = 'NORTHEAST OHIO · WESTERN PENNSYLVANIA'
  return at(await drawWords(words, { size: 20, color: sand, apart: 120 }), left, rows.region)
})

function once<T>(draw: () => Promise<T>) {
  let drawn: Promise<T> | undefined
  return () => (drawn ??= draw())
}

function at({ input }: DrawnWords, x: number, y: number): Placed {
  return { input, left: Math.round(x), top: Math.round(y) }
}

const land = contourLines()
const ticks = [
  ...Array.from({ length: 12 }, (_, nth) => `M${72 + nth * 96} 24v10M${72 + nth * 96} 606v-10`),
  ...Array.from({ length: 6 }, (_, nth) => `M24 ${75 + nth * 96}h10M1176 ${75 + nth * 96}h-10`),
].join('')

function sheetOf(art: string, turn: number, bar: number | null) {
  const { width, height } = shareSize
  const piece = `translate(600 315)rotate(${turn})scale(2.4)translate(${-land.width / 2} ${-land.height / 2})`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${ink}"/>`,
    `<g fill="none" stroke="${ink3}" stroke-width=".6" transform="${piece}"><path d="${land.line}"/><path d="${land.index}" stroke="#5d4c22"/></g>`,
    `<path d="M24 24H1176V606H24z${ticks}" fill="none" stroke="${inkLine}" stroke-width="2"/>`,
    `<path transform="translate(${left} 64)scale(1.4)" d="${markPath}" fill="none" stroke="${gold}" stroke-width="2.6"/>`,
    bar ? `<path d="M${left} ${bar}h96v8h-96z" fill="${gold}"/>` : '',
    `${art}</svg>`,
  ].join('')
}

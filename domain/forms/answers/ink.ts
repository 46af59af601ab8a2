import * as z from 'zod'

/** The sheet that ink is drawn on; points are whole numbers on it. Its height is that of what is written on it. */
export const inkWidth = 1000
const tallest = 1400
const mostStrokes = 400
const mostNumbers = 60_000
const mostOfStroke = 12_000
/** Milliseconds. */
const longestPause = 3_600_000
const tooMuch = 'Use fewer strokes.'
const unreadable = 'The ink reaches out of its sheet.'
/** Three numbers for each point: x, y, and milliseconds since the stroke before began. */
const numbersOfPoint = 3

/** The points of each stroke. They are looked at one by one, without a schema: there are tens of thousands of them. */
export const Strokes = z.custom<number[][]>((value) => faultOf(value) === null, {
  error: ({ input }) => faultOf(input) ?? undefined,
})

/** The same for other programs. */
export const strokesForOthers = {
  type: 'array',
  minItems: 1,
  maxItems: mostStrokes,
  items: {
    type: 'array',
    minItems: numbersOfPoint,
    maxItems: mostOfStroke,
    items: { type: 'integer', minimum: 0 },
  },
} as const

/** Of one form in all: several signatures and a statement of many pages take less, and its paper is still made in seconds. */
const mostNumbersOfForm = 120_000

const Inked = z.object({ ink: z.object({ strokes: z.array(z.array(z.unknown())) }) })

/** Whether a filled form has more ink than its paper can draw. */
export function hasTooMuchInk(answers: Readonly<Record<string, unknown>>): boolean {
  const strokes = Object.values(answers).flatMap((answer) => Inked.safeParse(answer).data?.ink.strokes ?? [])
  return strokes.reduce((sum, { length }) => sum + length, 0) > mostNumbersOfForm
}

/** What someone drew or wrote with a finger: points in the order in which they came, never a picture. We draw it from them. */
export const Ink = z.object({ height: z.int().min(100).max(tallest), strokes: Strokes })
export type Ink = z.output<typeof Ink>

/** What is wrong with strokes; null where nothing is. */
function faultOf(strokes: unknown): string | null {
  if (!Array.isArray(strokes) || strokes.length === 0) return 'Draw here.'
  if (strokes.length > mostStrokes) return tooMuch
  let numbers = 0
  for (const stroke of strokes) {
    if (!Array.isArray(stroke) || stroke.length === 0 || stroke.length % numbersOfPoint !== 0)
      return unreadable
    numbers += stroke.length
    if (stroke.length > mostOfStroke || numbers > mostNumbers) return tooMuch
    if (!isInside(stroke)) return unreadable
  }
  return null
}

function isInside(stroke: readonly unknown[]) {
  for (let at = 0; at < stroke.length; at += numbersOfPoint)
    if (
      !isUpTo(stroke[at], inkWidth) ||
      !isUpTo(stroke[at + 1], tallest) ||
      !isUpTo(stroke[at + 2], longestPause)
    )
      return false
  return true
}

function isUpTo(number: unknown, most: number) {
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 && number <= most
}

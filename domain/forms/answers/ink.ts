import * as z from 'zod'

/** The sheet that ink is drawn on; points are whole numbers on it. Its height is that of what is written on it. */
export const inkWidth = 1000
const tallest = 1400
const mostStrokes = 400
const mostNumbers = 60_000
/** Three numbers for each point: x, y, and milliseconds since the stroke before began. */
const numbersOfPoint = 3

const Stroke = z
  .array(z.int().min(0).max(3_600_000))
  .min(numbersOfPoint)
  .max(12_000)
  .refine(isInside, 'The ink reaches out of its sheet.')

/** What someone drew or wrote with a finger: points in the order in which they came, never a picture. We draw it from them. */
export const Ink = z.object({
  height: z.int().min(100).max(tallest),
  strokes: z
    .array(Stroke)
    .min(1, 'Draw here.')
    .max(mostStrokes, 'Use fewer strokes.')
    .refine(
      (strokes) => strokes.reduce((sum, { length }) => sum + length, 0) <= mostNumbers,
      'Use fewer strokes.',
    ),
})
export type Ink = z.output<typeof Ink>

function isInside(numbers: readonly number[]) {
  if (numbers.length % numbersOfPoint !== 0) return false
  return numbers.every(
    (number, at) => at % numbersOfPoint === 2 || number <= (at % numbersOfPoint === 0 ? inkWidth : tallest),
  )
}

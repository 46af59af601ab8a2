import type { Ink } from './ink.ts'

const [margin, linesApart, leastHeight] = [40, 155, 520]

/** The sheet for a statement: seven lines for a finger, which writes large. */
export const statementHeight = leastHeight + 4 * linesApart

/** A statement on a sheet that ends below its last line of writing: the paper has no empty lines, but for the first three. */
export function fittedStatement({ strokes }: Ink): Ink {
  // Of the three numbers of each point, the second.
  const lowest = strokes.flat().reduce((low, number, at) => (at % 3 === 1 ? Math.max(low, number) : low), 0)
  const lines = Math.max(0, Math.ceil((lowest + margin - leastHeight) / linesApart))
  return { height: Math.min(statementHeight, leastHeight + lines * linesApart), strokes }
}

/** Where people draw, write and sign. */
export const ink = {
  sheet: (label: string, strokes: number) =>
    strokes === 0 ? `${label}: empty` : `${label}: ${strokes === 1 ? '1 stroke' : `${strokes} strokes`}`,
  undo: (label: string) => `Undo the last stroke: ${label}`,
  clear: 'Clear',
  clearAll: (label: string) => `Clear: ${label}`,
}
export type InkWords = typeof ink

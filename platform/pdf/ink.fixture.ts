import type { Ink } from './document.ts'

/** Loops that move as a hand does: slower at the turns. */
export function aSignature(seed: number): Ink {
  const letters = Array.from({ length: 90 }, (_, nth) => {
    const along = nth / 89
    const turn = nth * (0.55 + seed * 0.04)
    return {
      x: 12 + along * 240 + 14 * Math.sin(turn * 1.3),
      y: 48 - 30 * Math.sin(turn) * (1 - along * 0.65) + 8 * Math.cos(turn * 0.5 + seed),
      t: nth * 14 + 6 * Math.sin(turn),
    }
  })
  const flourish = Array.from({ length: 24 }, (_, nth) => ({
    x: 30 + nth * 9,
    y: 84 - 6 * Math.sin(nth / 7),
    t: 1600 + nth * 8,
  }))
  return { width: 280, height: 100, strokes: [letters, flourish] }
}

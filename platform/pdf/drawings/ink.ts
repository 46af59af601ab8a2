import type { Ink } from '../document.ts'
import { number, svgOf, type Drawing } from './drawing.ts'

type Point = { x: number; y: number }
type Sample = Point & { half: number }

const steps = 4

/** What a finger wrote, as the outline of a pen that leaves a thinner line the faster it moves. */
export function drawInk(ink: Ink): Drawing {
  const pen = ink.height / 60
  const d = ink.strokes.map((stroke) => outline(samplesOf(stroke, pen))).join('')
  const svg = svgOf(ink, d === '' ? [] : [`<path d="${d}" fill="#0b1b2b"/>`])
  return { svg, width: ink.width, height: ink.height, labels: [] }
}

function samplesOf(stroke: Ink['strokes'][number], pen: number): Sample[] {
  const [first] = stroke
  if (!first) return []
  const samples: Sample[] = [{ ...first, half: pen }]
  let half = pen
  for (const [nth, point] of stroke.entries()) {
    const [before, after] = [stroke[nth - 1] ?? point, stroke[nth + 1] ?? point]
    const speed = distance(before, point) / Math.max(1, point.t - before.t)
    half = half * 0.7 + 0.3 * pen * Math.min(1.3, Math.max(0.5, 1.35 - (speed / pen) * 0.9))
    const [from, to] = [between(before, point, 0.5), between(point, after, 0.5)]
    for (let step = 1; step <= steps; step++) {
      const way = step / steps
      samples.push({ ...between(between(from, point, way), between(point, to, way), way), half })
    }
  }
  return samples.filter((sample, nth) => nth === 0 || distance(sample, samples[nth - 1] ?? sample) > pen / 50)
}

/** Down one side and up the other, with a dot at both ends and wherever the pen turns sharply. */
function outline(samples: readonly Sample[]) {
  const dots = samples.filter((_, nth) => nth === 0 || nth === samples.length - 1 || turnsAt(samples, nth))
  if (samples.length < 2) return dots.map(dot).join('')
  const sides = samples.map((sample, nth) => {
    const [a, b] = [samples[nth - 1] ?? sample, samples[nth + 1] ?? sample]
    const length = distance(a, b) || 1
    const aside = { x: (-(b.y - a.y) / length) * sample.half, y: ((b.x - a.x) / length) * sample.half }
    return [
      { x: sample.x + aside.x, y: sample.y + aside.y },
      { x: sample.x - aside.x, y: sample.y - aside.y },
    ] as const
  })
  const around = [...sides.map(([left]) => left), ...sides.map(([, right]) => right).toReversed()]
  return `M${around.map(({ x, y }) => `${number(x)} ${number(y)}`).join('L')}Z${dots.map(dot).join('')}`
}

function turnsAt(samples: readonly Sample[], nth: number) {
  const [a, b, c] = [samples[nth - 1], samples[nth], samples[nth + 1]]
  if (!a || !b || !c) return false
  const along = (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y)
  return along < 0.7 * distance(a, b) * distance(b, c)
}

function dot({ x, y, half }: Sample) {
  const r = number(half)
  return `M${number(x - half)} ${number(y)}a${r} ${r} 0 1 0 ${number(2 * half)} 0a${r} ${r} 0 1 0 ${number(-2 * half)} 0Z`
}

function between(a: Point, b: Point, way: number): Point {
  return { x: a.x + (b.x - a.x) * way, y: a.y + (b.y - a.y) * way }
}

function distance(a: Point, b: Point) {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

import { expect, test } from 'vitest'
import type { Chart } from '../document.ts'
import { drawCharts } from './charts.ts'
import { drawInk } from './ink.ts'

const chart: Chart = {
  title: 'Hall',
  note: '',
  alt: 'Hall',
  goal: 12,
  gridlines: [22],
  series: [
    [
      { at: 0, value: 32 },
      { at: 6, value: 12 },
    ],
  ],
  start: 'Nov 10',
  marks: [],
}

test('charts of one block share their scales', () => {
  const [high, low] = drawCharts([
    chart,
    {
      ...chart,
      goal: 0,
      gridlines: [10],
      series: [
        [
          { at: 0, value: 10 },
          { at: 3, value: 0 },
        ],
      ],
    },
  ])
  expect(high?.svg).toContain('<path d="M6 8L172 75"/>')
  // Half as far above its goal, and over half of the time.
  expect(low?.svg).toContain('<path d="M6 41.5L89 75"/>')
})

test('a chart that reached its goal says when, within the picture', () => {
  const [drawing] = drawCharts([{ ...chart, reached: { at: 6, label: 'Dry Nov 16' } }])
  expect(drawing?.labels).toContainEqual({ text: 'Dry Nov 16', x: 172, y: 97, tone: 'good', from: 'right' })
})

test('a chart without readings is drawn', () => {
  expect(drawCharts([{ ...chart, gridlines: [], series: [] }])[0]?.svg).toContain('</svg>')
  expect(drawCharts([])).toEqual([])
})

test('ink is made of numbers alone, thinner where the pen moved fast', () => {
  const at = (step: number, pace: number) => ({ x: step * pace, y: 50, t: step * 10 })
  const stroke = (pace: number) => Array.from({ length: 20 }, (_, step) => at(step, pace))
  const [slow, fast] = [1, 12].map((pace) => drawInk({ width: 300, height: 100, strokes: [stroke(pace)] }))
  expect(slow?.svg).toMatch(/^<svg [^<]*><path d="[MLZa\d .-]+" fill="#0b1b2b"\/><\/svg>$/)
  expect(thickness(fast?.svg)).toBeLessThan(thickness(slow?.svg) * 0.7)
})

test('a tap leaves a dot, and no ink leaves nothing', () => {
  expect(drawInk({ width: 100, height: 60, strokes: [[{ x: 5, y: 5, t: 0 }]] }).svg).toContain(
    'd="M4 5a1 1 0 1 0',
  )
  expect(drawInk({ width: 100, height: 60, strokes: [] }).svg).not.toContain('path')
})

test('something that is no number is never drawn', () => {
  expect(() => drawInk({ width: 100, height: 60, strokes: [[{ x: Number.NaN, y: 5, t: 0 }]] })).toThrow(
    'no number',
  )
})

/** How far the outline is from the line of the pen at most. */
function thickness(svg = '') {
  const ys = [...svg.matchAll(/[ML][\d.-]+ ([\d.-]+)/g)].map(([, y]) => Number(y))
  // The first samples are as thick as a pen that has just been put down.
  return Math.max(...ys.slice(30, 60).map((y) => Math.abs(y - 50)))
}

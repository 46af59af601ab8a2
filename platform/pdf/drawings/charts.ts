import type { Chart } from '../document.ts'
import { number, svgOf, type Drawing, type Label } from './drawing.ts'

type Scale = { x: (at: number) => number; y: (value: number) => number }

const size = { width: 180, height: 100 }
/** Where the lines run: the dots at both ends need room, and the labels below the goal. */
const area = { left: 6, right: 172, top: 8, goal: 75 }
/** The line that the labels below the goal stand on. */
const below = 97

/** Charts that are compared with each other: the same time is at the same place, and a step is as high in each. */
export function drawCharts(charts: readonly Chart[]): Drawing[] {
  const ats = charts.flatMap(({ series, marks }) => [...series.flat(), ...marks].map(({ at }) => at))
  const heights = charts.flatMap(({ series, gridlines, goal }) =>
    [...series.flat().map(({ value }) => value), ...gridlines].map((value) => value - goal),
  )
  const [first, last, top] = [Math.min(...ats), Math.max(...ats), Math.max(1, ...heights)]
  const x = (at: number) => area.left + ((at - first) / (last - first || 1)) * (area.right - area.left)
  const y = (aboveGoal: number) =>
    Math.min(area.goal + 4, area.goal - (aboveGoal / top) * (area.goal - area.top))
  return charts.map((chart) => drawChart(chart, { x, y: (value) => y(value - chart.goal) }))
}

function drawChart(chart: Chart, { x, y }: Scale): Drawing {
  const { goal, gridlines, series, reached, marks } = chart
  const across = (value: number) => `M${number(area.left)} ${number(y(value))}H${number(area.right)}`
  const line = (points: Chart['series'][number]) =>
    `M${points.map(({ at, value }) => `${number(x(at))} ${number(y(value))}`).join('L')}`
  const dot = (at: number, value: number, r: number) =>
    `<circle cx="${number(x(at))}" cy="${number(y(value))}" r="${r}"/>`
  const lines = series.filter((points) => points.length > 0)
  return {
    ...size,
    svg: svgOf(size, [
      `<g fill="none" stroke="#d6d1c6" stroke-width=".7">${gridlines.map((value) => `<path d="${across(value)}"/>`).join('')}</g>`,
      `<g fill="none" stroke="#14222f" stroke-width=".9" stroke-dasharray="2 1.6">${marks.map(({ at }) => `<path d="M${number(x(at))} 12V${area.goal}"/>`).join('')}</g>`,
      `<g fill="none" stroke="#2378ad" stroke-width="1.1" stroke-linejoin="round">${lines.map((points) => `<path d="${line(points)}"/>`).join('')}</g>`,
      `<g fill="#2378ad">${lines.flatMap((points) => points.map(({ at, value }) => dot(at, value, 1.5))).join('')}</g>`,
      `<path d="${across(goal)}" stroke="#1f7a4d" stroke-width="2.6"/>`,
      reached ? `<g fill="#1f7a4d" stroke="#fff" stroke-width="1">${dot(reached.at, goal, 4.2)}</g>` : '',
    ]),
    labels: labelsOf(chart, x),
  }
}

function labelsOf({ start, reached, marks }: Chart, x: Scale['x']): Label[] {
  return [
    { text: start, x: area.left, y: below, tone: 'soft', from: 'left' },
    ...marks.map(({ at, label }): Label =>
      x(at) < size.width / 2 + 20
        ? { text: label, x: x(at) + 4, y: 17, tone: 'plain', from: 'left' }
        : { text: label, x: x(at) - 4, y: 17, tone: 'plain', from: 'right' },
    ),
    ...(reached ? [reachedLabel(reached.label, x(reached.at))] : []),
  ]
}

/** Below its dot; near the edge it ends there instead of running out of the picture. */
function reachedLabel(text: string, x: number): Label {
  if (x > area.right - 30) return { text, x: area.right, y: below, tone: 'good', from: 'right' }
  return { text, x: Math.max(x, area.left + 60), y: below, tone: 'good', from: 'center' }
}

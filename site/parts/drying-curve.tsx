import type { Drying } from '#domain/projects/project.ts'
import { reading } from '#site/pages/project-words.ts'

/** In percent of the drawing: room for the labels above and below. */
const [top, bottom, left, right] = [20, 78, 4, 96]

/** The readings of a material from wet to dry, each named where it stands; as a table too, for everyone or for the ear alone. */
export function DryingCurve({ drying, isTableShown = false }: { drying: Drying; isTableShown?: boolean }) {
  const { material, unit, dry_standard, readings } = drying
  return (
    <div className="curve">
      <Drawing drying={drying} />
      <div className={isTableShown ? 'table' : 'unseen'}>
        <table>
          <caption>
            {material}, dry at {reading(dry_standard, unit)}
          </caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Reading</th>
            </tr>
          </thead>
          <tbody>
            {readings.map(({ day, value }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td>{reading(value, unit)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

/** Drawn in percent, so that its words keep their size whatever its width. */
function Drawing({ drying: { material, unit, dry_standard, readings } }: { drying: Drying }) {
  const values = [dry_standard, ...readings.map(({ value }) => value)]
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const [firstDay, lastDay] = [readings[0]?.day ?? 0, readings.at(-1)?.day ?? 1]
  const y = (value: number) => bottom - share(value - low, high - low) * (bottom - top)
  const points = readings.map(({ day, value }) => ({
    day,
    value,
    x: left + share(day - firstDay, lastDay - firstDay) * (right - left),
    y: y(value),
  }))
  const standard = percent(y(dry_standard))
  return (
    <svg aria-hidden="true">
      <line className="standard" x1="0" x2="100%" y1={standard} y2={standard} />
      <text x="0" y={standard} dy="-.5em">
        Dry: {reading(dry_standard, unit)}
      </text>
      {points.slice(1).map((to, nth) => {
        const from = points[nth] ?? to
        return (
          <line
            key={to.day}
            x1={percent(from.x)}
            y1={percent(from.y)}
            x2={percent(to.x)}
            y2={percent(to.y)}
          />
        )
      })}
      {points.map(({ day, x, y }) => (
        <circle key={day} cx={percent(x)} cy={percent(y)} r="4" />
      ))}
      <EndLabels points={points} unit={unit} material={material} />
    </svg>
  )
}

type Point = Drying['readings'][number] & { x: number; y: number }
type LabelProps = Pick<Drying, 'unit' | 'material'> & { points: Point[] }

/** The first and the last reading with their days; those between are in the table. */
function EndLabels({ points, unit, material }: LabelProps) {
  const ends = [
    { point: points[0], anchor: 'start', x: 0, words: `${material}, day ` },
    { point: points.at(-1), anchor: 'end', x: '100%', words: 'Day ' },
  ] as const
  return ends.map(
    ({ point, anchor, x, words }) =>
      point && (
        <g key={anchor} textAnchor={anchor}>
          <text className="value" x={x} y={percent(point.y)} dy="-.6em">
            {reading(point.value, unit)}
          </text>
          <text x={x} y="100%" dy="-.3em">
            {words + point.day}
          </text>
        </g>
      ),
  )
}

function share(part: number, whole: number) {
  return whole === 0 ? 0 : part / whole
}

function percent(value: number) {
  return `${Math.round(value * 10) / 10}%`
}

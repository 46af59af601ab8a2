import { GridRows } from '@visx/grid'
import { scaleLinear } from '@visx/scale'
import { LinePath } from '@visx/shape'
import type { AirRow } from '#domain/readings/stations/air-rows.ts'
import type { VisitColumn } from '#domain/readings/visits/read-visits.ts'
import { useWidth } from '../../ui/use-width.ts'
import { useDryingFileWords } from '../../words/use-drying-file-words.ts'
import { useWords } from '../../words/use-words.ts'
import { columnDay, isLongSpan } from './day-words.ts'
import { apart, grainsLines } from './grains-lines.ts'
import { tenth } from './working.ts'

type ChartProps = { air: readonly AirRow[]; columns: readonly VisitColumn[] }

const height = 150
const margin = { top: 8, bottom: 22, left: 28 }
/** For the names at the ends of the lines. */
const names = 148

/** The grains of each chamber from visit to visit, against outside and the unaffected area. On screen and on paper. */
export function GrainsChart({ air, columns }: ChartProps) {
  const [place, width] = useWidth()
  return (
    <div ref={place} className="mt-3">
      {width > 0 && <Chart air={air} columns={columns} width={width} />}
    </div>
  )
}

function Chart({ air, columns, width }: ChartProps & { width: number }) {
  const words = useDryingFileWords()
  const { locale } = useWords()
  const lines = grainsLines(air, columns)
  const [first, last] = [columns[0], columns.at(-1)]
  if (lines.length === 0 || !first || !last) return null
  const isLong = isLongSpan(first.at, last.at)
  const inner = { width: width - margin.left - names, height: height - margin.top - margin.bottom }
  const all = lines.flatMap(({ points }) => points.map(({ grains }) => grains))
  const x = scaleLinear<number>({ domain: [first.at.getTime(), last.at.getTime()], range: [4, inner.width] })
  const y = scaleLinear<number>({
    domain: [Math.min(...all), Math.max(...all)],
    range: [inner.height, 0],
    nice: 3,
  })
  const ends = apart(
    lines.map(({ id, points }) => ({ id, y: y(points.at(-1)?.grains ?? 0) })),
    15,
  )
  const nameOf = ({ station: { kind, place } }: AirRow) => words.stationName(kind, place, null)
  const said = lines
    .map(({ row, points }) => `${nameOf(row)} ${points.map(({ grains }) => tenth(grains)).join(', ')}`)
    .join('; ')
  return (
    <figure>
      <figcaption className="text-[0.8125rem] text-muted">{words.grainsChart}</figcaption>
      <svg
        role="img"
        aria-label={words.grainsChartSays(said)}
        width={width}
        height={height}
        className="block overflow-visible"
      >
        <g transform={`translate(${margin.left} ${margin.top})`}>
          <GridRows
            scale={y}
            width={inner.width}
            tickValues={y.ticks(3)}
            className="*:stroke-line"
            stroke=""
          />
          {y.ticks(3).map((level) => (
            <text
              key={level}
              x={-8}
              y={y(level) + 4}
              textAnchor="end"
              className="fill-muted text-[0.75rem] tabular-nums"
            >
              {level}
            </text>
          ))}
          {columns.map((column) => (
            <text
              key={column.key}
              x={x(column.at.getTime())}
              y={inner.height + 17}
              textAnchor="middle"
              className="fill-muted text-[0.75rem]"
            >
              {columns.length <= 6 || column === first || column === last
                ? columnDay(column.at, { isLong, locale })
                : ''}
            </text>
          ))}
          {lines.map(({ id, row, points, look }) => {
            const end = points.at(-1)
            const name = ends.find((each) => each.id === id)
            return (
              <g key={id}>
                <LinePath
                  data={points}
                  x={({ at }) => x(at.getTime())}
                  y={({ grains }) => y(grains)}
                  fill="none"
                  stroke=""
                  strokeWidth={2}
                  className={look.stroke}
                  {...(look.dashes && { strokeDasharray: look.dashes })}
                />
                {end && <circle cx={x(end.at.getTime())} cy={y(end.grains)} r={3} className={look.fill} />}
                {end && name && (
                  <text x={inner.width + 8} y={name.y + 4} className={`text-[0.75rem] ${look.fill}`}>
                    {shorten(nameOf(row))}
                    <tspan className="font-bold tabular-nums">{` ${tenth(end.grains)}`}</tspan>
                  </text>
                )}
              </g>
            )
          })}
        </g>
      </svg>
    </figure>
  )
}

const longest = 19

function shorten(name: string) {
  return name.length > longest ? `${name.slice(0, longest - 1).trimEnd()}…` : name
}

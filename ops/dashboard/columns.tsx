import { Link } from '@tanstack/react-router'
import { AxisBottom, AxisLeft } from '@visx/axis'
import { GridRows } from '@visx/grid'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import type { Share } from '#domain/figures/figure.ts'

const height = 192
const margin = { top: 16, right: 2, bottom: 26, left: 30 }
/** A column that is narrower has no room for its number. */
const roomForNumber = 17
/** Names that stand closer run into each other. */
const roomForName = 54

type ColumnsProps = { width: number; columns: Share[]; nameOf: (key: string) => string; ticks: number }

/**
 * For the eye and the pointer; the table below it has the same for everyone else. Drawn in the pixels of its place, so that its
 * letters keep their size.
 */
export function Columns({ width, columns, nameOf, ticks }: ColumnsProps) {
  const [innerWidth, innerHeight] = [width - margin.left - margin.right, height - margin.top - margin.bottom]
  const most = Math.max(...columns.map(({ count }) => count))
  const x = scaleBand<string>({
    domain: columns.map(({ key }) => key),
    range: [0, innerWidth],
    paddingInner: 0.22,
    paddingOuter: 0.1,
  })
  const y = scaleLinear<number>({ domain: [0, Math.max(most, 4)], range: [innerHeight, 0], nice: 4 })
  const levels = y.ticks(4).filter(Number.isInteger)
  const every = ticks * Math.ceil(roomForName / (ticks * x.step()))
  const named = columns.filter((_, at) => at % every === 0).map(({ key }) => key)
  const isNumbered = x.step() >= roomForNumber && most < 1000

  return (
    <svg aria-hidden width={width} height={height} className="block overflow-visible">
      <g transform={`translate(${margin.left} ${margin.top})`}>
        <GridRows scale={y} width={innerWidth} tickValues={levels} className="*:stroke-line" stroke="" />
        {columns.map((column) => {
          const [left, top] = [x(column.key) ?? 0, y(column.count)]
          return (
            <Link
              key={column.key}
              to="/ops/submissions"
              search={column.filter}
              tabIndex={-1}
              className="group"
            >
              <title>{`${nameOf(column.key)}: ${column.count}`}</title>
              <rect
                x={left}
                width={x.bandwidth()}
                height={innerHeight}
                className="fill-transparent group-hover:fill-wash"
              />
              <Bar
                x={left}
                y={top}
                width={x.bandwidth()}
                height={innerHeight - top}
                className="fill-blue group-hover:fill-ink"
              />
              {isNumbered && column.count > 0 && (
                <text
                  x={left + x.bandwidth() / 2}
                  y={top - 4}
                  textAnchor="middle"
                  className="fill-ink text-[0.75rem] tabular-nums"
                >
                  {column.count}
                </text>
              )}
            </Link>
          )
        })}
        <AxisBottom
          scale={x}
          top={innerHeight}
          tickValues={named}
          tickFormat={nameOf}
          tickLength={5}
          axisLineClassName="stroke-ink"
          tickClassName="[&_line]:stroke-ink [&_text]:fill-muted"
          tickLabelProps={{ fontSize: 12, fontFamily: 'inherit', textAnchor: 'middle', fill: '' }}
        />
        <AxisLeft
          scale={y}
          tickValues={levels}
          tickFormat={String}
          hideAxisLine
          hideTicks
          tickClassName="[&_text]:fill-muted"
          tickLabelProps={{ fontSize: 12, fontFamily: 'inherit', textAnchor: 'end', dx: -2, dy: 4, fill: '' }}
        />
      </g>
    </svg>
  )
}

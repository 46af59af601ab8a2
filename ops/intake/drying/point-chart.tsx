import { scaleLinear } from '@visx/scale'
import type { ChamberView } from '#domain/readings/drying-view.ts'
import type { PointRow } from '#domain/readings/points/point-rows.ts'
import { useDryingFileWords } from '../../words/use-drying-file-words.ts'
import { above, besideEachOther, dotRadius, margin, type ChartScale } from './chart-plan.ts'
import { ChartFrame } from './chart-frame.tsx'
import { ChartLine, chartLook } from './chart-line.tsx'
import { LastDryWedge } from './last-dry-wedge.tsx'

type PointChartProps = {
  chamber: ChamberView
  scale: ChartScale
  width: number
  /** What the picture says, for whoever does not see it. */
  said: string
  /** The rows that are shown. */
  rows: readonly PointRow[]
  lit: string | null
  onLight: (id: string | null) => void
  onOpen?: (row: PointRow) => void
}

/**
 * How far each reading is above the goal of its point, so that points with different goals share one line. On screen and on paper.
 */
export function PointChart({ chamber, scale, width, said, rows, lit, onLight, onOpen }: PointChartProps) {
  const words = useDryingFileWords()
  const { least, most } = above(chamber)
  const inner = { width: width - margin.left - margin.right, height: (most - least) * scale.pixelsPerPoint }
  const x = scaleLinear<number>({
    domain: [scale.from.getTime(), scale.to.getTime()],
    range: [6, inner.width],
  })
  const y = scaleLinear<number>({ domain: [least, most], range: [inner.height, 0] })
  const at = (row: PointRow) =>
    row.readings.map(({ at, value }) => ({ x: x(at.getTime()), y: y(value - row.goal.goal) }))
  const dry = rows.filter(({ status }) => status === 'dry')
  const wet = rows.filter(({ status }) => status !== 'dry' && status !== null)
  const lastX = Math.max(6, ...rows.flatMap((row) => at(row).at(-1)?.x ?? []))
  const pill = { x: lastX, y: y(0) - 4, width: 12 + words.dryCount(dry.length).length * 7 }
  const taken = dry.length > 0 ? [0, 1, 2].map((nth) => ({ x: pill.x + nth * dotRadius * 2, y: pill.y })) : []
  const dots = besideEachOther(
    wet.flatMap((row) => {
      const last = at(row).at(-1)
      return last ? [{ id: row.point.id, ...last }] : []
    }),
    taken,
  )
  const litDry = dry.find(({ point }) => point.id === lit)

  return (
    <ChartFrame
      {...{ scale, x, y, inner, width, said }}
      band={{
        from: y(Math.max(0, ...rows.map(({ dryUpTo, goal }) => dryUpTo - goal.goal))),
        to: inner.height,
      }}
    >
      {dry.map((row) => (
        <ChartLine
          key={row.point.id}
          row={row}
          points={at(row)}
          isLit={lit === row.point.id}
          onLight={onLight}
        />
      ))}
      {chamber.lastDry && <LastDryWedge lastDry={chamber.lastDry} x={x} y={y} />}
      {wet.map((row) => (
        <ChartLine
          key={row.point.id}
          row={row}
          points={at(row)}
          isLit={lit === row.point.id}
          onLight={onLight}
        />
      ))}
      {dry.length > 0 && (
        <g transform={`translate(${pill.x - dotRadius} ${pill.y})`}>
          <rect y={-10} width={pill.width} height={20} rx={10} className="fill-green" />
          <text x={pill.width / 2} y={4} textAnchor="middle" className="fill-sheet text-[0.75rem] font-bold">
            {litDry ? litDry.point.number : words.dryCount(dry.length)}
          </text>
        </g>
      )}
      {dots.map(({ id, x, y }) => {
        const row = wet.find(({ point }) => point.id === id)
        if (!row) return null
        return (
          <g
            key={id}
            transform={`translate(${x} ${y})`}
            className="cursor-pointer"
            onPointerEnter={() => onLight(id)}
            onPointerLeave={() => onLight(null)}
            onClick={() => onOpen?.(row)}
          >
            <circle
              r={dotRadius}
              className={`${chartLook(row.status).fill} ${lit === id ? 'stroke-gold' : 'stroke-paper'}`}
              strokeWidth={lit === id ? 3 : 1.5}
            />
            <text y={4} textAnchor="middle" className="fill-paper text-[0.6875rem] font-bold tabular-nums">
              {row.point.number}
            </text>
          </g>
        )
      })}
      <Corner chamber={chamber} right={inner.width} />
    </ChartFrame>
  )
}

/** Why there is no projection, where lines would fall into it. The range of days stands beside its wedge. */
function Corner({ chamber: { counts, lastDry }, right }: { chamber: ChamberView; right: number }) {
  const words = useDryingFileWords()
  if (lastDry || counts.stalled + counts.rising === 0) return null
  return (
    <text
      y={24}
      textAnchor="middle"
      strokeWidth={4}
      className="fill-muted stroke-paper text-[0.8125rem] [paint-order:stroke]"
    >
      {words.noProjection.map((line, nth) => (
        <tspan key={line} x={right - 62} dy={nth * 16}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

import { LinePath } from '@visx/shape'
import type { PointStatus } from '#domain/drying/point-status.ts'
import type { PointRow } from '#domain/readings/points/point-rows.ts'

type Look = { stroke: string; fill: string; text: string; width: number }

const trouble: Look = { stroke: 'stroke-red', fill: 'fill-red', text: 'text-red', width: 2 }
const falling: Look = { stroke: 'stroke-ink', fill: 'fill-ink', text: 'text-ink', width: 1.75 }
const done: Look = { stroke: 'stroke-green/45', fill: 'fill-green/60', text: 'text-green', width: 1.5 }

/** Red where a person must look, green where it is dry. Its word stands beside it in the table. */
export function chartLook(status: PointStatus | null): Look {
  if (status === 'stalled' || status === 'rising') return trouble
  return status === 'dry' ? done : falling
}

type LineProps = {
  row: PointRow
  points: readonly { x: number; y: number }[]
  isLit: boolean
  onLight: (id: string | null) => void
}

/** The readings of one point. What a finger or a pointer has to meet is wider than the line. */
export function ChartLine({ row: { point, status }, points, isLit, onLight }: LineProps) {
  const look = chartLook(status)
  const line = { data: [...points], x: (each: { x: number }) => each.x, y: (each: { y: number }) => each.y }
  return (
    <g onPointerEnter={() => onLight(point.id)} onPointerLeave={() => onLight(null)}>
      <LinePath {...line} fill="none" stroke="transparent" strokeWidth={14} />
      <LinePath
        {...line}
        fill="none"
        stroke=""
        strokeWidth={isLit ? 3.5 : look.width}
        strokeLinejoin="round"
        className={isLit && status === 'dry' ? 'stroke-green' : look.stroke}
      />
      {points.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r={isLit ? 4 : 2.5} className={look.fill} />
      ))}
    </g>
  )
}

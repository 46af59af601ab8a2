import { memo } from 'react'
import type { WallLine } from '#domain/sketch/edit/wall-lines.ts'
import type { Opening } from '#domain/sketch/plan.ts'

type OpeningSignProps = { line: WallLine; opening: Opening; isTaken: boolean }

/** As plans show them: a gap in the wall, a door with its swing, a window with its pane. */
export const OpeningSign = memo(function OpeningSign({ line, opening, isTaken }: OpeningSignProps) {
  const { from, way, wall } = line
  const { kind, width, offset } = opening
  const turn = (Math.atan2(way.y, way.x) * 180) / Math.PI
  const half = wall.thickness / 2
  const edge = isTaken ? 'stroke-gold' : 'stroke-ink'
  const thin = { vectorEffect: 'non-scaling-stroke', fill: 'none' } as const
  return (
    <g transform={`translate(${from.x} ${from.y}) rotate(${turn}) translate(${offset} 0)`}>
      <rect
        y={-half - 2}
        width={width}
        height={wall.thickness + 4}
        className={isTaken ? 'fill-gold-wash' : 'fill-sheet'}
      />
      {kind === 'window' && (
        <>
          <rect
            y={-half}
            width={width}
            height={wall.thickness}
            {...thin}
            strokeWidth={1.5}
            className={edge}
          />
          <line x2={width} {...thin} strokeWidth={1.5} className={edge} />
        </>
      )}
      {kind === 'opening' && (
        <>
          <line
            y1={-half}
            x2={width}
            y2={-half}
            {...thin}
            strokeWidth={1.5}
            strokeDasharray="4 3"
            className={edge}
          />
          <line
            y1={half}
            x2={width}
            y2={half}
            {...thin}
            strokeWidth={1.5}
            strokeDasharray="4 3"
            className={edge}
          />
        </>
      )}
      {kind === 'door' && <Swing opening={opening} edge={edge} />}
    </g>
  )
})

function Swing({ opening: { width, opens, is_hung_far }, edge }: { opening: Opening; edge: string }) {
  const side = opens === 'right' ? 1 : -1
  const [hinge, free] = is_hung_far ? [width, 0] : [0, width]
  const sweep = (side === 1) === is_hung_far ? 1 : 0
  const thin = { vectorEffect: 'non-scaling-stroke', fill: 'none' } as const
  return (
    <>
      <line x1={hinge} x2={hinge} y2={side * width} {...thin} strokeWidth={2.5} className={edge} />
      <path
        d={`M ${hinge} ${side * width} A ${width} ${width} 0 0 ${sweep} ${free} 0`}
        {...thin}
        strokeWidth={1.5}
        strokeDasharray="4 3"
        className={edge}
      />
    </>
  )
}

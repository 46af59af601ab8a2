import { findGap } from '#domain/sketch/geometry/gaps.ts'
import type { Point } from '#domain/sketch/geometry/points.ts'
import type { Plan } from '#domain/sketch/plan.ts'
import { useSketchWords } from '../../../words/use-sketch-words.ts'
import { toScreen, type View } from '../editing/view.ts'

type OpenRoomProps = { plan: Plan; view: View; mark: Point; name: string }

/** A room whose walls don't close: its gap is marked, and its area is not known. */
export function OpenRoom({ plan, view, mark, name }: OpenRoomProps) {
  const words = useSketchWords()
  const gap = findGap(plan, mark)
  const at = toScreen(view, mark)
  const ends = gap && ([toScreen(view, gap.from), toScreen(view, gap.to)] as const)
  const halo = { paintOrder: 'stroke', strokeWidth: 4, strokeLinejoin: 'round' } as const
  return (
    <g className="pointer-events-none stroke-sheet fill-ink" textAnchor="middle">
      {ends && (
        <g>
          <line
            x1={ends[0].x}
            y1={ends[0].y}
            x2={ends[1].x}
            y2={ends[1].y}
            strokeWidth={4}
            strokeDasharray="3 6"
            className="stroke-red"
          />
          <text
            x={(ends[0].x + ends[1].x) / 2}
            y={(ends[0].y + ends[1].y) / 2 + 5}
            fontSize={13}
            className="fill-red font-sans font-semibold"
            {...halo}
          >
            {words.gap(words.short(gap.length))}
          </text>
        </g>
      )}
      <text x={at.x} y={at.y} fontSize={20} className="font-display font-semibold uppercase" {...halo}>
        {name}
      </text>
      <text x={at.x} y={at.y + 18} fontSize={14} {...halo}>
        {words.openRoom}
      </text>
    </g>
  )
}

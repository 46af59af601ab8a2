import { useId } from 'react'
import type { Point } from '#domain/sketch/geometry/points.ts'
import type { Shape } from '#domain/sketch/plan-figures.ts'
import type { WetSurface } from '#domain/sketch/plan.ts'

type FloorsLayerProps = {
  shapes: readonly Shape[]
  wet: readonly WetSurface[]
  takenId: string | null
  scale: number
  /** The picture behind the plan shows through. */
  isOverPicture: boolean
}

/** What is enclosed is white, and what is wet of it blue and hatched, as far as the walls. */
export function FloorsLayer({ shapes, wet, takenId, scale, isOverPicture }: FloorsLayerProps) {
  const id = useId()
  const floors = shapes.map(({ outlines }) => outlines.map(ringOf).join('')).join('')
  // Eight pixels apart, however near one looks.
  const step = 8 / scale
  return (
    <>
      <defs>
        <clipPath id={`${id}-floors`}>
          <path d={floors} clipRule="evenodd" />
        </clipPath>
        <pattern
          id={`${id}-wet`}
          width={step}
          height={step}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <line y2={step} strokeWidth={step * 0.3} className="stroke-blue" opacity={0.7} />
        </pattern>
      </defs>
      <path d={floors} fillRule="evenodd" fillOpacity={isOverPicture ? 0.15 : 1} className="fill-sheet" />
      <g clipPath={`url(#${id}-floors)`}>
        {wet
          .filter(({ surface }) => surface === 'floor')
          .map((part) => (
            <g key={part.id}>
              <path
                d={ringOf(part.vertices)}
                className={part.id === takenId ? 'fill-gold' : 'fill-blue'}
                opacity={0.16}
              />
              <path
                d={ringOf(part.vertices)}
                fill={`url(#${id}-wet)`}
                vectorEffect="non-scaling-stroke"
                strokeWidth={part.id === takenId ? 2.5 : 0}
                className="stroke-gold"
              />
            </g>
          ))}
        {wet
          .filter(({ surface }) => surface === 'ceiling')
          .map((part) => (
            <path
              key={part.id}
              d={ringOf(part.vertices)}
              vectorEffect="non-scaling-stroke"
              strokeWidth={2.5}
              strokeDasharray="2 5"
              fill="none"
              className={part.id === takenId ? 'stroke-gold' : 'stroke-blue'}
            />
          ))}
      </g>
    </>
  )
}

export function ringOf(places: readonly Point[]) {
  return `M${places.map(({ x, y }) => `${x} ${y}`).join('L')}Z`
}

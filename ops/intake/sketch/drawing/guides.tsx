import { acrossFrom } from '#domain/sketch/edit/faces-of-wall.ts'
import { pointAlong, wallLine } from '#domain/sketch/edit/wall-lines.ts'
import type { Point } from '#domain/sketch/geometry/points.ts'
import { useSketchWords } from '../../../words/use-sketch-words.ts'
import { measureOf, type Scene } from '../editing/scene.ts'
import { toScreen, type Size, type View } from '../editing/view.ts'
import { bubblePlace } from './bubble-place.ts'
import { ringOf } from './floors-layer.tsx'

type GuidesProps = { scene: Scene; view: View; surface: Size }

/** What is in hand: where a thumb is led, the wall that is being drawn, how long it is, and how to take hold of it. */
export function Guides({ scene, view, surface }: GuidesProps) {
  const { plan, taken, draft, guide, path, touch } = scene
  const at = (place: Point) => toScreen(view, place)
  const line = taken?.kind === 'wall' ? wallLine(plan, taken.id) : null
  const across =
    taken?.kind === 'wall' && taken.measures === 'across' ? acrossFrom(plan, taken.id, taken) : null
  const ends: readonly [Point, Point] | null = draft
    ? [at(draft.from), at(draft.to)]
    : across
      ? [at(across.from), at(across.to)]
      : taken?.kind === 'background' && taken.known
        ? [at(taken.known[0]), at(taken.known[1])]
        : null
  const handle = line && at(pointAlong(line, line.length / 2))
  const length = draft?.length ?? measureOf(plan, taken)
  const anchor = ends ? middle(ends) : handle
  const isMoving = touch !== null && draft === null
  return (
    <g className="pointer-events-none">
      {guide && <GuideLine from={at(guide[0])} to={at(guide[1])} surface={surface} />}
      {path && (
        <path
          d={ringOf(path.map(at))}
          strokeWidth={2.5}
          strokeDasharray="5 4"
          fillOpacity={0.2}
          className="fill-blue stroke-blue"
        />
      )}
      {draft && ends && (
        <line
          x1={ends[0].x}
          y1={ends[0].y}
          x2={ends[1].x}
          y2={ends[1].y}
          strokeWidth={Math.max(72 * view.scale, 5)}
          strokeLinecap="square"
          className="stroke-gold"
        />
      )}
      {!draft && ends && <MeasureLine from={ends[0]} to={ends[1]} />}
      {line && handle && (
        <Handle at={handle} turn={(Math.atan2(line.way.y, line.way.x) * 180) / Math.PI} isHeld={isMoving} />
      )}
      {length !== null && anchor && taken?.kind !== 'opening' && taken?.kind !== 'wet_wall' && (
        <Bubble length={length} anchor={anchor} touch={touch ? at(touch) : handle} surface={surface} />
      )}
    </g>
  )
}

function middle([a, b]: readonly [Point, Point]) {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

/** It runs on to the edges, so that what is in line is seen wherever it stands. */
function GuideLine({ from, to, surface }: { from: Point; to: Point; surface: Size }) {
  const isUpright = Math.abs(to.x - from.x) < Math.abs(to.y - from.y)
  const line = isUpright
    ? { x1: from.x, x2: from.x, y1: 0, y2: surface.height }
    : { x1: 0, x2: surface.width, y1: from.y, y2: from.y }
  const isStraight = Math.min(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) < 2
  const slanted = { x1: from.x, y1: from.y, x2: to.x, y2: to.y }
  return (
    <line {...(isStraight ? line : slanted)} strokeWidth={2} strokeDasharray="2 6" className="stroke-gold" />
  )
}

function MeasureLine({ from, to }: { from: Point; to: Point }) {
  const long = Math.hypot(to.x - from.x, to.y - from.y)
  if (long < 8) return null
  const [x, y] = [(-(to.y - from.y) / long) * 6, ((to.x - from.x) / long) * 6]
  return (
    <g strokeWidth={1.75} className="stroke-ink">
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      {[from, to].map((end, nth) => (
        <line key={nth} x1={end.x - x} y1={end.y - y} x2={end.x + x} y2={end.y + y} />
      ))}
    </g>
  )
}

/** Where a wall in hand is held: it goes to both sides. */
function Handle({ at, turn, isHeld }: { at: Point; turn: number; isHeld: boolean }) {
  return (
    <g transform={`translate(${at.x} ${at.y}) rotate(${turn})`}>
      <circle
        r={isHeld ? 33 : 24}
        strokeWidth={1.5}
        className="fill-ink stroke-ink"
        fillOpacity={0.16}
        strokeOpacity={0.5}
      />
      <path
        d="M0-15V15M-6-9L0-15L6-9M-6 9L0 15L6 9"
        fill="none"
        strokeWidth={2.5}
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-ink"
      />
    </g>
  )
}

type BubbleProps = { length: number; anchor: Point; touch: Point | null; surface: Size }

function Bubble({ length, anchor, touch, surface }: BubbleProps) {
  const words = useSketchWords()
  const text = words.short(length)
  const size = { width: text.length * 11 + 22, height: 40 }
  const place = bubblePlace({ anchor, touch, size, surface })
  return (
    <g transform={`translate(${place.x} ${place.y})`} data-bubble={text}>
      <rect
        x={-size.width / 2}
        y={-size.height / 2}
        width={size.width}
        height={size.height}
        rx={3}
        strokeWidth={1.5}
        className="fill-rail stroke-white/40"
      />
      <text
        y={8}
        textAnchor="middle"
        fontSize={24}
        className="fill-white font-display font-semibold tabular-nums"
      >
        {text}
      </text>
    </g>
  )
}

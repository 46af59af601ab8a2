import { distance, isInside, type Point } from '#domain/sketch/geometry/points.ts'
import { middleOf, nearestOn } from '#domain/sketch/edit/paint.ts'
import { findGap } from '#domain/sketch/geometry/gaps.ts'
import type { Shape } from '#domain/sketch/plan-figures.ts'
import type { Plan } from '#domain/sketch/plan.ts'
import { useRoomWords } from '../../../words/use-room-words.ts'
import { useSketchWords } from '../../../words/use-sketch-words.ts'
import { shapesOf } from '../editing/scene.ts'
import { toScreen, type View } from '../editing/view.ts'
import type { OnPlan } from '../on-plan.ts'

type RoomLabelsProps = {
  plan: Plan
  view: View
  rooms: OnPlan['rooms']
  /** A tap on the words of an enclosed place says which room it is; null where nothing may be changed. */
  onName: ((place: Point) => void) | null
}

/** The name and the area of each room, where it has the most room for them. */
export function RoomLabels({ plan, view, rooms, onName }: RoomLabelsProps) {
  const words = useSketchWords()
  const { room: said } = useRoomWords()
  const shapes = shapesOf(plan)
  const named = new Map(rooms.map(({ id, name }) => [id, said(name)]))
  const open = plan.rooms.filter((mark) => !shapes.some(({ room_ids }) => room_ids.includes(mark.room_id)))
  return (
    <>
      {shapes.map((shape) => {
        const { place, wide, high } = widestPlace(shape)
        const [name] = shape.room_ids.flatMap((id) => named.get(id) ?? [])
        return (
          <Label
            key={shape.room_ids[0] ?? `${place.x} ${place.y}`}
            at={toScreen(view, place)}
            box={{ width: wide * view.scale, height: high * view.scale }}
            name={name ?? null}
            more={words.area(shape.area)}
            onName={onName && (() => onName(place))}
          />
        )
      })}
      {open.map((mark) => (
        <OpenRoom
          key={mark.room_id}
          plan={plan}
          view={view}
          mark={mark}
          name={named.get(mark.room_id) ?? ''}
        />
      ))}
    </>
  )
}

type LabelProps = {
  at: Point
  box: { width: number; height: number }
  name: string | null
  more: string
  onName: (() => void) | null
}

function Label({ at, box, name, more, onName }: LabelProps) {
  const words = useSketchWords()
  // Condensed letters are about half as wide as they are high.
  const text = name ?? (box.width < words.nameIt.length * 6 ? words.nameShort : words.nameIt)
  const size = Math.min(22, Math.max(11, (box.width * 0.92) / Math.max(text.length * 0.5, 3.4)))
  const hasArea = box.height > size * 2.2 && box.width > 40
  if (box.width < 22 || box.height < 12) return null
  // A tap on a wall is meant for the wall.
  const touched = { width: box.width - 12, height: Math.min(48, box.height - 8) }
  const halo = { paintOrder: 'stroke', strokeWidth: 4, strokeLinejoin: 'round' } as const
  return (
    <g
      transform={`translate(${at.x} ${at.y})`}
      textAnchor="middle"
      className={`stroke-sheet ${name ? 'pointer-events-none fill-ink' : 'fill-ink'}`}
    >
      {name === null && onName ? (
        <g
          role="button"
          tabIndex={0}
          className="cursor-pointer"
          aria-label={words.nameIt}
          // Of a finger, the plan tells which words it means.
          onClick={({ detail }) => detail === 0 && onName()}
          onKeyDown={(event) => event.key === 'Enter' && onName()}
        >
          <rect
            x={-touched.width / 2}
            y={-touched.height / 2}
            width={touched.width}
            height={touched.height}
            fill="transparent"
            stroke="none"
          />
          <text
            y={-2}
            fontSize={Math.min(size, 15)}
            className="font-sans underline decoration-gold decoration-2 underline-offset-4"
            {...halo}
          >
            {text}
          </text>
        </g>
      ) : (
        <text fontSize={size} className="font-display font-semibold tracking-wide uppercase" {...halo}>
          {name ?? ''}
        </text>
      )}
      {hasArea && (
        <text
          y={size * 0.35 + 12}
          fontSize={Math.max(11, size * 0.66)}
          className="font-sans tabular-nums"
          {...halo}
        >
          {more}
        </text>
      )}
    </g>
  )
}

/** A room whose walls don't close: its gap is marked, and its area is not known. */
function OpenRoom({ plan, view, mark, name }: { plan: Plan; view: View; mark: Point; name: string }) {
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

const known = new WeakMap<Shape, ReturnType<typeof find>>()

/** The place of a room that is farthest from its walls, and the box that stands there. */
export function widestPlace(shape: Shape) {
  const found = known.get(shape) ?? find(shape)
  known.set(shape, found)
  return found
}

function find({ outlines }: Shape) {
  const [outline = []] = outlines
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const isFree = (place: Point) => outlines.filter((each) => isInside(place, each)).length % 2 === 1
  const middle = middleOf(outline)
  let best = { place: middle, away: isFree(middle) ? clearance(outlines, middle) * 1.02 : 0 }
  for (let across = 1; across < 8; across++)
    for (let down = 1; down < 8; down++) {
      const place = { x: left + ((right - left) * across) / 8, y: top + ((bottom - top) * down) / 8 }
      const away = isFree(place) ? clearance(outlines, place) : 0
      if (away > best.away * 1.05) best = { place, away }
    }
  return { place: best.place, wide: extent(outline, best.place, 'x'), high: extent(outline, best.place, 'y') }
}

function clearance(outlines: readonly Point[][], place: Point) {
  return Math.min(...outlines.map((outline) => distance(nearestOn(outline, place), place)))
}

/** How wide words may be that stand in the middle of a place. */
function extent(outline: readonly Point[], place: Point, axis: 'x' | 'y') {
  const other = axis === 'x' ? 'y' : 'x'
  const met = outline.flatMap((from, nth) => {
    const to = outline[(nth + 1) % outline.length] ?? from
    if (from[other] > place[other] === to[other] > place[other]) return []
    const part = (place[other] - from[other]) / (to[other] - from[other])
    return [from[axis] + (to[axis] - from[axis]) * part]
  })
  const [before, after] = [met.filter((at) => at <= place[axis]), met.filter((at) => at > place[axis])]
  return 2 * Math.max(0, Math.min(Math.min(...after) - place[axis], place[axis] - Math.max(...before)))
}

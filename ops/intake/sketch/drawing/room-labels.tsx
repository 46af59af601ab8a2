import { memo } from 'react'
import type { Point } from '#domain/sketch/geometry/points.ts'
import type { Shape } from '#domain/sketch/plan-figures.ts'
import type { Plan } from '#domain/sketch/plan.ts'
import { useRoomWords } from '../../../words/use-room-words.ts'
import { useSketchWords } from '../../../words/use-sketch-words.ts'
import { toScreen, type View } from '../editing/view.ts'
import type { OnPlan } from '../on-plan.ts'
import { fitName } from './fit-name.ts'
import { OpenRoom } from './open-room.tsx'
import { widestPlace } from './widest-place.ts'

type RoomLabelsProps = {
  plan: Plan
  shapes: readonly Shape[]
  view: View
  rooms: OnPlan['rooms']
  /** A tap on the words of an enclosed place says which room it is; null where nothing may be changed. */
  onName: ((place: Point) => void) | null
}

/** The name and the area of each room, where it has the most room for them. */
export function RoomLabels({ plan, shapes, view, rooms, onName }: RoomLabelsProps) {
  const { room: said } = useRoomWords()
  const named = new Map(rooms.map(({ id, name }) => [id, said(name)]))
  const enclosed = new Set(shapes.flatMap(({ room_ids }) => room_ids))
  const open = plan.rooms.filter(({ room_id }) => !enclosed.has(room_id))
  return (
    <>
      {shapes.map((shape) => {
        const [name = ''] = shape.room_ids.flatMap((id) => named.get(id) ?? [])
        // A room that was added a moment ago has a name that is not read yet: it isn’t asked for again.
        const known = shape.room_ids.length > 0 ? name : null
        return <Label key={keyOf(shape)} shape={shape} view={view} name={known} onName={onName} />
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

/** The same while a wall of it moves. */
function keyOf({ room_ids: [first], sides }: Shape) {
  return first ?? sides.map(({ wall_id, side }) => `${wall_id} ${side}`).join()
}

type LabelProps = {
  shape: Shape
  view: View
  name: string | null
  onName: ((place: Point) => void) | null
}

/** Written again only where the room, what is seen or its name changed. */
const Label = memo(function Label({ shape, view, name, onName }: LabelProps) {
  const words = useSketchWords()
  const { place, wide, high } = widestPlace(shape)
  const at = toScreen(view, place)
  const box = { width: wide * view.scale, height: high * view.scale }
  const long = name ?? (box.width < words.nameIt.length * 6 ? words.nameShort : words.nameIt)
  const { text, size } = fitName(long, box.width * 0.92, 22)
  const hasArea = box.height > size * 2.2 && box.width > 40
  if (box.width < 22 || box.height < 12) return null
  // A tap on a wall is meant for the wall.
  const touched = { width: box.width - 12, height: Math.min(48, box.height - 8) }
  const halo = { paintOrder: 'stroke', strokeWidth: 4, strokeLinejoin: 'round' } as const
  return (
    <g
      transform={`translate(${at.x} ${at.y})`}
      textAnchor="middle"
      className={`stroke-sheet fill-ink ${name === null ? '' : 'pointer-events-none'}`}
    >
      {name === null && onName ? (
        <g
          role="button"
          tabIndex={0}
          className="cursor-pointer"
          aria-label={words.nameIt}
          // Of a finger, the plan tells which words it means.
          onClick={({ detail }) => detail === 0 && onName(place)}
          onKeyDown={(event) => event.key === 'Enter' && onName(place)}
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
          {text}
        </text>
      )}
      {hasArea && (
        <text
          y={size * 0.35 + 12}
          fontSize={Math.max(11, size * 0.66)}
          className="font-sans tabular-nums"
          {...halo}
        >
          {words.area(shape.area)}
        </text>
      )}
    </g>
  )
})

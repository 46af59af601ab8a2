import { floorArea } from '#domain/rooms/room-figures.ts'
import type { Room } from '#domain/rooms/room.ts'

const side = 48
const wall = 2.5
const least = 10

/** A room to scale within a square, its cutout in a corner, and in blue how much of the floor is wet. Words beside it say the same. */
export function RoomPlan({ room }: { room: Room }) {
  const { length, width, cutouts, wet_floor } = room
  if (length === null || width === null)
    return (
      <svg aria-hidden viewBox={`0 0 ${side} ${side}`} className="size-12 shrink-0 text-muted">
        <rect
          {...box(side - 10, side - 18)}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeDasharray="4 3"
        />
      </svg>
    )
  const scale = (side - 2 * wall) / Math.max(length, width)
  const [wide, high] = [Math.max(least, length * scale), Math.max(least, width * scale)]
  const { x, y } = box(wide, high)
  const floor = floorArea(room) ?? 0
  const wet = floor > 0 ? Math.min(1, (wet_floor ?? 0) / 100 / floor) : 0
  const [cutout] = cutouts
  return (
    <svg aria-hidden viewBox={`0 0 ${side} ${side}`} className="size-12 shrink-0">
      <rect x={x} y={y} width={wide} height={high} className="fill-sheet" />
      {wet > 0 && (
        <rect
          x={x}
          y={y + high * (1 - wet)}
          width={wide}
          height={high * wet}
          className="fill-blue opacity-45"
        />
      )}
      {cutout && (
        <rect
          x={x}
          y={y + high - cutout.width * scale}
          width={cutout.length * scale}
          height={cutout.width * scale}
          className="fill-ink"
        />
      )}
      <rect x={x} y={y} width={wide} height={high} fill="none" strokeWidth={wall} className="stroke-ink" />
    </svg>
  )
}

function box(width: number, height: number) {
  return { x: (side - width) / 2, y: (side - height) / 2, width, height }
}

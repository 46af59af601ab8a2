import { useRoomWords } from '../../../words/use-room-words.ts'
import { useSketchWords } from '../../../words/use-sketch-words.ts'
import { fitName } from './fit-name.ts'
import { toScreen, type View } from '../editing/view.ts'
import type { TypedRoom } from '../typed-rooms.ts'

type TypedRoomsProps = { rooms: readonly TypedRoom[]; view: View; onDraw: ((room: TypedRoom) => void) | null }

/** Of its size, at most. */
const widthOfLetter = 0.55

/** Rooms that were typed and are not drawn yet: a tap draws one as large as it was typed. */
export function TypedRooms({ rooms, view, onDraw }: TypedRoomsProps) {
  const words = useSketchWords()
  const { room: said } = useRoomWords()
  return (
    <>
      {rooms.map((room) => {
        const { x, y } = toScreen(view, room)
        const [width, height] = [room.length * view.scale, room.width * view.scale]
        const name = said(room.name)
        const across = fitName(name, width * 0.9, 18)
        // A hall is written along.
        const isUpright = across.text !== name && height > width
        const { text, size } = isUpright ? fitName(name, height * 0.9, Math.min(18, width * 0.7)) : across
        const measured = words.by(words.short(room.length), words.short(room.width))
        // Beyond the lines of a small room it would cover the next one.
        const isWideEnough =
          !isUpright && height > 44 && width > measured.length * widthOfLetter * Math.min(13, size)
        return (
          <g
            key={room.id}
            {...(onDraw && {
              role: 'button',
              tabIndex: 0,
              // Of a finger, the plan tells which words it means.
              onClick: ({ detail }) => detail === 0 && onDraw(room),
              onKeyDown: ({ key }) => key === 'Enter' && onDraw(room),
            })}
            className={onDraw ? 'cursor-pointer' : ''}
          >
            {/* The whole name, also where less of it is written, for whoever points at it as well. */}
            {onDraw && <title>{words.parts.draw(name, measured)}</title>}
            <rect
              x={x}
              y={y}
              width={width}
              height={height}
              fill="transparent"
              strokeWidth={2}
              strokeDasharray="7 6"
              className="stroke-edge"
            />
            <text
              x={x + width / 2}
              y={y + height / 2}
              textAnchor="middle"
              className="fill-muted"
              {...(isUpright && {
                transform: `rotate(-90 ${x + width / 2} ${y + height / 2})`,
                dominantBaseline: 'central',
              })}
            >
              <tspan fontSize={size} className="font-display font-semibold uppercase">
                {text}
              </tspan>{' '}
              {isWideEnough && (
                <tspan x={x + width / 2} dy={17} fontSize={Math.min(13, size)}>
                  {measured}
                </tspan>
              )}
            </text>
          </g>
        )
      })}
    </>
  )
}

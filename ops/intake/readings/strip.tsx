import { useState } from 'react'
import { useReadingWords } from '../../words/use-reading-words.ts'
import { useRoomWords } from '../../words/use-room-words.ts'
import type { RoomNames } from './room-names.ts'
import { StripList } from './strip-list.tsx'
import { firstUnreadOf, isRead, type Leg, type Stop } from './walk.ts'

type StripProps = { legs: readonly Leg[]; at: Stop | null; rooms: RoomNames; onJump: (stop: Stop) => void }

/**
 * All points of the walk in one line. A tap on a room leads to its first point that is not read; another tap there lists all of its
 * points, as they are too narrow to be hit one by one.
 */
export function Strip({ legs, at, rooms, onJump }: StripProps) {
  const words = useReadingWords()
  const { room } = useRoomWords()
  const [listed, setListed] = useState<string | null>(null)
  const nameOf = (roomId: string | null) =>
    roomId === null ? words.air : room(rooms.get(roomId) ?? words.noRoom)
  const leg = legs.find(({ roomId }) => listed === (roomId ?? 'air'))

  function tap(leg: Leg, isHere: boolean) {
    const first = firstUnreadOf(leg)
    if (isHere || !first) setListed(leg.roomId ?? 'air')
    else onJump(first)
  }

  return (
    <div
      role="group"
      aria-label={words.strip}
      ref={(strip) => showCurrent(strip)}
      className="flex min-w-0 flex-1 gap-[12px] overflow-x-auto px-[16px]"
    >
      {legs.map((leg) => {
        const { roomId, stops } = leg
        const name = nameOf(roomId)
        const isHere = stops.some(({ id }) => id === at?.id)
        return (
          <button
            key={roomId ?? 'air'}
            type="button"
            aria-label={words.ofRoom(name, stops.filter(isRead).length, stops.length)}
            aria-current={isHere ? 'true' : undefined}
            className="min-h-[52px] min-w-[44px] shrink-0 grow pt-[10px] pb-[4px] text-left"
            aria-haspopup={isHere ? 'dialog' : undefined}
            onClick={() => tap(leg, isHere)}
          >
            <span aria-hidden className="flex gap-[3px]">
              {stops.map((stop) => (
                <span
                  key={stop.id}
                  className={`h-3 w-1.5 grow rounded-[1px] border-[1.5px] ${segment(stop, stop.id === at?.id)}`}
                />
              ))}
            </span>
            <span
              aria-hidden
              // The others give way to the name of the room in which someone is: it stands nowhere else.
              className={`mt-[4px] block truncate text-[min(0.9375rem,22px)] ${isHere ? 'max-w-48 font-semibold' : 'w-0 min-w-full text-muted'}`}
            >
              {name}
            </span>
          </button>
        )
      })}
      {leg && (
        <StripList
          leg={leg}
          name={nameOf(leg.roomId)}
          onChoose={(stop) => {
            setListed(null)
            onJump(stop)
          }}
          onClose={() => setListed(null)}
        />
      )}
    </div>
  )
}

function segment(stop: Stop, isHere: boolean) {
  if (isHere) return 'border-ink bg-gold'
  return isRead(stop) ? 'border-ink bg-ink' : 'border-edge bg-sheet'
}

/** The room in which someone is stays in sight, without moving the page. */
function showCurrent(strip: HTMLElement | null) {
  const here = strip?.querySelector('[aria-current]')
  if (!strip || !here) return
  const { left, right } = here.getBoundingClientRect()
  const edges = strip.getBoundingClientRect()
  if (left < edges.left || right > edges.right) strip.scrollLeft += left - edges.left - 16
}

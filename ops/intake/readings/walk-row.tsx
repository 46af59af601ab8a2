import type { RoomNames } from './room-names.ts'
import { MoreMenu, type Seldom } from './more-menu.tsx'
import { Strip } from './strip.tsx'
import { TakeBack } from './take-back.tsx'
import type { Stop, Walk } from './walk.ts'

type WalkRowProps = Seldom & {
  walk: Walk
  at: Stop | null
  rooms: RoomNames
  last: Stop | null
  onJump: (stop: Stop) => void
  onTakeBack: () => void
}

/** Above all that may give way on a low screen: where someone is on the walk, Undo, and what is seldom done. */
export function WalkRow({ walk, at, rooms, last, onJump, onTakeBack, ...seldom }: WalkRowProps) {
  return (
    <div className="flex shrink-0 items-center pr-1.5">
      <Strip legs={walk.legs} at={at} rooms={rooms} onJump={onJump} />
      {last && <TakeBack stop={last} onTakeBack={onTakeBack} />}
      <MoreMenu {...seldom} />
    </div>
  )
}

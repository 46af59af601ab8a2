import { PointDot } from './point-dot.tsx'
import type { Stop } from './walk.ts'

/** On a low screen the card lies behind the pad: what is read is said once more beside the number. */
export function WhichStop({ stop }: { stop: Stop }) {
  return (
    <p aria-hidden className="hidden items-center gap-2 px-4 pt-2 lg:hidden! [@media(height<44rem)]:flex">
      {stop.kind === 'point' && <PointDot number={stop.point.number} isRead={false} />}
      <span className="truncate font-display text-xl leading-none font-semibold">
        {stop.kind === 'point' ? stop.point.place : stop.station.place}
      </span>
    </p>
  )
}

import type { ReactNode } from 'react'
import { wasMade } from '#domain/visits/open-visit.ts'
import type { VisitDay } from '#domain/visits/visit.ts'
import { useHasKeyboard } from '../../ui/has-keyboard.ts'
import { useVisitWords } from '../../words/use-visit-words.ts'
import type { Armed, Placing } from './arming.ts'
import { ArmedLine } from './armed-line.tsx'
import { ClashList } from './clash-list.tsx'
import { TellingLine } from './telling-line.tsx'

type PlacingBarProps = {
  on: string
  lead: ReactNode
  day: VisitDay
  armed: Armed | null
  hasOffers: boolean
  placing: Placing
  isOffline: boolean
  /** Left out where one may only look. */
  onMove?: (id: string) => void
  mayMoveRequests: boolean
}

/**
 * Two lines above the day: what is in the hand, and what was just done or went wrong. They are there, empty or not, so that no time
 * moves under the hand. On a phone only what is said takes room, at most half of the screen; with large letters it scrolls away.
 */
export function PlacingBar({ on, lead, day, armed, hasOffers, placing, isOffline, ...may }: PlacingBarProps) {
  const { calendar } = useVisitWords()
  const hasKeyboard = useHasKeyboard()
  const planned = armed?.visit.planned
  const how =
    planned && wasMade(planned)
      ? calendar.made
      : hasOffers
        ? hasKeyboard
          ? calendar.placeHow
          : calendar.placeHowByTouch
        : calendar.noFit
  return (
    <div className="sticky top-0 z-20 shrink-0 max-lg:max-h-[50dvh] max-lg:overflow-y-auto max-lg:bg-paper cramped:static cramped:max-h-none">
      <div className={`flex items-center gap-x-4 max-lg:flex-wrap lg:h-11 ${lead ? 'lg:pr-9' : ''}`}>
        {lead}
        <ClashList day={day} {...may} />
        <TellingLine placing={placing} isOffline={isOffline} hint={armed && how} />
      </div>
      <ArmedLine on={on} armed={armed} placing={placing} mayPlace={may.onMove !== undefined} />
    </div>
  )
}

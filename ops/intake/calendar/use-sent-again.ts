import { useEffect, useEffectEvent } from 'react'
import { contact } from '../../session/contact.ts'
import { lostPlacements, placements, type Placement } from './placements.ts'

/** What was lost with the connection is sent again once that is back: by itself once, and then by whoever presses. */
export function useSentAgain(save: (placement: Placement) => Promise<unknown>) {
  const sendAgain = useEffectEvent(() => {
    if (contact.get().lostSince !== null) return
    for (const placement of lostPlacements(placements.get()))
      if (!placement.isAgain) void save({ ...placement, isAgain: true })
  })
  useEffect(() => contact.watch(() => sendAgain()), [])
}

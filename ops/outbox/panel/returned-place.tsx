import { currentOutbox } from '../../device/person-store.ts'
import type { Entry } from '../entry.ts'
import { placeClashes, type PlaceClash } from '../place-clash.ts'
import { PlaceDecision } from './place-decision.tsx'

/** Fields of a point or of an air station that someone else was quicker with. */
export function ReturnedPlace({ entry, clash }: { entry: Entry; clash: PlaceClash }) {
  return (
    <PlaceDecision
      jobId={entry.leadId}
      clash={clash}
      at={entry.at}
      onDecide={async (chosen) => {
        const outbox = await currentOutbox()
        const write = placeClashes.decided(entry, clash, chosen)
        return write ? outbox?.again(entry.id, write) : outbox?.giveUp(entry.id)
      }}
    />
  )
}

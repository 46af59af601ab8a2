import { currentOutbox } from '../../device/person-store.ts'
import { useReadingWords } from '../../words/use-reading-words.ts'
import type { Entry } from '../entry.ts'
import { decidedPlace, valuesOf, type PlaceClash } from '../place-clash.ts'
import { FieldDecision } from './field-decision.tsx'
import { usePlaceValue } from './use-place-value.ts'

/** Fields of a point or of an air station that someone else was quicker with. */
export function ReturnedPlace({ entry, clash }: { entry: Entry; clash: PlaceClash }) {
  const { placeFields: words } = useReadingWords()
  const valueOf = usePlaceValue(entry.leadId)
  const theirs = valuesOf(clash.theirs)
  const title =
    'number' in clash.theirs
      ? words.point(clash.theirs.number, clash.theirs.place)
      : words.station(clash.theirs.place)
  const fields = clash.clashing.map((name) => ({
    name,
    label: words.names[name],
    mine: valueOf(name, clash.wanted[name]),
    theirs: valueOf(name, theirs[name]),
  }))
  return (
    <FieldDecision
      entry={entry}
      title={title}
      fields={fields}
      onDecide={async (chosen) => {
        const outbox = await currentOutbox()
        const write = decidedPlace(entry, clash, chosen)
        return write ? outbox?.again(entry.id, write) : outbox?.remove(entry.id)
      }}
    />
  )
}

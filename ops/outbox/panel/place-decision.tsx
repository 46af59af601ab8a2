import { useReadingWords } from '../../words/use-reading-words.ts'
import type { PlaceClash } from '../place-clash.ts'
import { valuesOf } from '../record-clash.ts'
import { FieldDecision, type Chosen } from './field-decision.tsx'
import { usePlaceValue } from './use-place-value.ts'

type DecisionProps = {
  jobId: string
  clash: PlaceClash
  /** When this device changed it. */
  at: number
  onDecide: (chosen: Chosen) => Promise<unknown>
}

/** Fields of a point or of an air station that two people changed: each is taken from either. */
export function PlaceDecision({ jobId, clash, at, onDecide }: DecisionProps) {
  const { placeFields: words } = useReadingWords()
  const valueOf = usePlaceValue(jobId)
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
  return <FieldDecision entry={{ at }} title={title} fields={fields} last={clash.last} onDecide={onDecide} />
}

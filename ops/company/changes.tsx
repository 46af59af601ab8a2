import type { FactName } from '#domain/company/company.ts'
import { changedLines } from './changed-lines.ts'
import { DifferenceList } from './difference-list.tsx'
import { factWords } from './fact-words.ts'
import type { FactsDraft } from './facts-draft.ts'

type ChangesProps = { before: FactsDraft; after: FactsDraft; names: readonly FactName[] }

/** What will be different once it is saved, and where. */
export function Changes(props: ChangesProps) {
  return (
    <section>
      <h2 className="text-xl">What changes</h2>
      <Differences {...props} showsPlaces />
    </section>
  )
}

type DifferencesProps = ChangesProps & { showsPlaces?: boolean }

/** Each fact as it was and as it becomes. */
export function Differences({ before, after, names, showsPlaces }: DifferencesProps) {
  const differences = names.map((name) => ({
    key: name,
    label: factWords[name].label,
    ...changedLines(name, before, after),
    note: showsPlaces && factWords[name].appears,
  }))
  return <DifferenceList differences={differences} />
}

import type { FactName } from '#domain/company/company.ts'
import { changedLines } from './changed-lines.ts'
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
  return (
    <dl className="mt-1 text-sm">
      {names
        .map((name) => ({ name, ...changedLines(name, before, after) }))
        .map(({ name, from, to }) => (
          <div key={name} className="border-b border-line py-2.5 last:border-0">
            <dt className="font-semibold">{factWords[name].label}</dt>
            <dd className="text-muted wrap-anywhere">
              <span className="sr-only">from </span>
              <del className="line-clamp-4 decoration-1">{from}</del>
            </dd>
            <dd className="wrap-anywhere">
              <span className="sr-only">to </span>
              <ins className="line-clamp-4 no-underline">{to}</ins>
            </dd>
            {showsPlaces && <dd className="mt-0.5 text-[0.8125rem] text-muted">{factWords[name].appears}</dd>}
          </div>
        ))}
    </dl>
  )
}

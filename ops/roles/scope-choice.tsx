import { useId } from 'react'
import { isWithin, scopes, type Scope } from '#domain/roles/scopes.ts'
import { ScopeMark } from './scope-mark.tsx'
import { reachWord, type GroupedEntry } from './words.ts'

type ReachChoiceProps = {
  entry: GroupedEntry
  value: Scope | undefined
  /** As far as the one who chooses may grant it. */
  limit: Scope | undefined
  describedBy: string
  onChange: (scope: Scope | undefined) => void
}

/** No, or how far: pieces of one bar on a phone, discs in columns on a desktop. */
export function ScopeChoice({ entry, value, limit, describedBy, onChange }: ReachChoiceProps) {
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={entry.words}
      aria-describedby={describedBy}
      className="flex rounded-sm border border-edge lg:grid lg:grid-cols-4 lg:border-0"
    >
      {[undefined, ...scopes].map((scope) =>
        scope === undefined || entry.scopes.includes(scope) ? (
          <label
            key={scope ?? 'no'}
            className="relative flex min-h-12 flex-1 items-center justify-center border-edge not-first:border-l has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-ink has-disabled:text-muted has-disabled:opacity-60 has-enabled:cursor-pointer has-focus-visible:-outline-offset-2 lg:min-h-11 lg:border-0 lg:has-checked:bg-transparent lg:has-enabled:hover:bg-wash"
          >
            <input
              type="radio"
              name={name}
              className="absolute inset-0 size-full cursor-[inherit] opacity-0"
              checked={value === scope}
              disabled={scope !== undefined && scope !== value && !(limit && isWithin(scope, limit))}
              onChange={() => onChange(scope)}
            />
            <span className="max-lg:hidden">
              {value === scope ? <Chosen scope={scope} /> : <ScopeMark scope={undefined} />}
            </span>
            <span className="lg:sr-only">{reachWord(scope, entry)}</span>
          </label>
        ) : (
          <span key={scope} className="max-lg:hidden" />
        ),
      )}
    </div>
  )
}

/** "No" is chosen too, but lets nobody in: a stroke, no disc. */
function Chosen({ scope }: { scope: Scope | undefined }) {
  return scope ? <ScopeMark scope={scope} /> : <span aria-hidden className="block h-0.75 w-4 bg-ink" />
}

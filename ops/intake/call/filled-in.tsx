import { useState } from 'react'
import { useMay } from '../../session/may.ts'
import { useNow } from '../../ui/use-now.ts'
import { useCall } from './call-context.ts'
import { derivedLines, type DerivedKey, type DerivedLine } from './derived-lines.ts'
import { focusFact } from './focus-fact.ts'
import { JudgeDialog } from './judge-dialog.tsx'

type Judged = 'priority' | 'category'

/** What the screen filled in by itself. A line is changed where it comes from, or with a reason. */
export function FilledIn({ onOpenGroup }: { onOpenGroup: (group: string) => void }) {
  const { draft, facts, words } = useCall()
  const now = useNow()
  const mayEdit = useMay('intake.edit')
  const [judging, setJudging] = useState<Judged | null>(null)
  const at = draft.started_at === null ? now : new Date(draft.started_at)

  const acts: Readonly<Partial<Record<DerivedKey, () => void>>> = {
    priority: () => setJudging('priority'),
    ...(mayEdit && { category: () => setJudging('category') }),
    county: () => focusFact('address'),
    built() {
      onOpenGroup('property')
      requestAnimationFrame(() => focusFact('year_built'))
    },
  }

  return (
    <section aria-labelledby="filled-in">
      <h2 id="filled-in" className="text-lg uppercase">
        {words.derived.title}
      </h2>
      <dl>
        {derivedLines({ facts, judged: draft.category ?? draft.judged, at, words }).map((line) => (
          <Line key={line.key} line={line} act={acts[line.key]} />
        ))}
      </dl>
      {judging && <JudgeDialog key={judging} what={judging} onClose={() => setJudging(null)} />}
    </section>
  )
}

function Line({ line: { label, strong, words }, act }: { line: DerivedLine; act: (() => void) | undefined }) {
  const { derived } = useCall().words
  const value = (
    <>
      {strong && <b className="font-bold">{strong}</b>}
      {words}
    </>
  )
  return (
    <div className="grid grid-cols-[5.75rem_minmax(0,1fr)] border-b cramped:grid-cols-1 border-line">
      <dt className="flex items-center py-1 text-muted">{label}</dt>
      <dd className="flex min-w-0 items-center">
        {act ? (
          <button
            type="button"
            className="-mx-1.5 min-h-9.5 w-full rounded-sm px-1.5 py-1 text-left wrap-anywhere hover:bg-wash max-lg:min-h-11"
            onClick={act}
          >
            <span className="sr-only">{derived.change(label)}</span>
            <span key={`${strong}${words}`} className="flashes">
              {value}
            </span>
          </button>
        ) : (
          <span className="flex min-h-9.5 items-center py-1">
            <span>{value}</span>
          </span>
        )}
      </dd>
    </div>
  )
}

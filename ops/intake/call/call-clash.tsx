import { TriangleAlert } from 'lucide-react'
import { FactChanges } from '#domain/jobs/facts/facts.ts'
import { ClashingJob } from '../../outbox/panel/clashing-job.tsx'
import { useCallWords } from '../../words/use-call-words.ts'
import type { Saving } from './use-saving.ts'

/** Someone else changed the same facts of the job first: both values, fact by fact. */
export function CallClash({ saving: { clash, decide } }: { saving: Saving }) {
  const { clash: words } = useCallWords()
  if (!clash) return null
  const { pending, current } = clash
  const { write, before: base } = pending
  const changes = FactChanges.parse(
    write.kind === 'job_change' ? write.changes : write.kind === 'job' ? write.facts : {},
  )
  return (
    <section aria-labelledby="call-clash" className="mb-4 border-l-4 border-red bg-sheet px-4 py-3">
      <h2 id="call-clash" className="flex items-center gap-2 text-2xl">
        <TriangleAlert aria-hidden className="size-5 shrink-0 text-red" />
        {words.title(current.number)}
      </h2>
      <p className="text-muted">{words.more}</p>
      <ClashingJob
        key={current.revision}
        clash={{ base, changes, theirs: current.facts, revision: current.revision }}
        who={{ mine: words.mine, theirs: words.theirs }}
        onDecide={decide}
      />
    </section>
  )
}

import type { FactChanges } from '#domain/jobs/facts/facts.ts'
import { currentOutbox } from '../../device/person-store.ts'
import { clockWords } from '../../ui/clock.ts'
import { useNow } from '../../ui/use-now.ts'
import { useWords } from '../../words/use-words.ts'
import type { Entry } from '../entry.ts'
import type { JobClash } from '../job-clash.ts'
import { ClashingJob } from './clashing-job.tsx'

/** A change of a job that was made without a connection, and that someone else was quicker with. */
export function ReturnedJobChange({ entry, clash }: { entry: Entry; clash: JobClash }) {
  const { clash: told, field, locale } = useWords()
  const now = useNow()
  const mine = told.you(clockWords(new Date(entry.at), now, locale))

  async function decide(changes: FactChanges) {
    const outbox = await currentOutbox()
    if (Object.keys(changes).length === 0) return outbox?.remove(entry.id)
    return outbox?.again(entry.id, { kind: 'job_change', revision: clash.revision, changes })
  }

  return (
    <>
      <p className="text-muted">{told.job}</p>
      <ClashingJob
        clash={clash}
        who={{ mine, theirs: field.outbox.someone }}
        onDecide={(changes) => void decide(changes)}
      />
    </>
  )
}

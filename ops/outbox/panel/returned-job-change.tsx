import { clashesOf } from '#domain/jobs/facts/clashes.ts'
import type { FactChanges } from '#domain/jobs/facts/facts.ts'
import { currentOutbox } from '../../device/person-store.ts'
import { clockWords } from '../../ui/clock.ts'
import { useNow } from '../../ui/use-now.ts'
import { useWords } from '../../words/use-words.ts'
import type { Entry } from '../entry.ts'
import type { JobClash } from '../job-clash.ts'
import { ClashingJob } from './clashing-job.tsx'
import { whoChanged } from './first-there.ts'
import { firstWords } from './first-words.ts'

/** A change of a job that was made without a connection, and that someone else was quicker with. */
export function ReturnedJobChange({ entry, clash }: { entry: Entry; clash: JobClash }) {
  const words = useWords()
  const { clash: told, locale } = words
  const now = useNow()
  const mine = told.you(clockWords(new Date(entry.at), now, locale))

  async function decide(changes: FactChanges) {
    const outbox = await currentOutbox()
    if (Object.keys(changes).length === 0) return outbox?.giveUp(entry.id)
    return outbox?.again(entry.id, { kind: 'job_change', revision: clash.revision, changes })
  }

  return (
    <>
      <p className="text-muted">{told.job}</p>
      <ClashingJob
        clash={clash}
        who={{ mine, theirs: firstWords(whoChanged(entry.current, clashesOf(clash)), now, words) }}
        onDecide={(changes) => void decide(changes)}
      />
    </>
  )
}

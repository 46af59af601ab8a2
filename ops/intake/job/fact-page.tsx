import { getRouteApi } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import { useMay } from '../../session/may.ts'
import { FactDialog } from '../facts/fact-dialog.tsx'
import { lossGroups, peopleGroups, type FactGroup } from '../facts/fact-groups.ts'
import type { EnteredFact } from '../facts/fact-kinds.ts'
import { isNotAsked, factValue, splitFacts } from '../facts/known-facts.ts'
import { HalfFilledMark } from '../../outbox/panel/half-filled.tsx'
import { useUnsentOf } from '../../outbox/panel/use-outbox.ts'
import { clockWords } from '../../ui/clock.ts'
import { useNow } from '../../ui/use-now.ts'
import { useJobWords } from '../../words/use-job-words.ts'
import { useWords } from '../../words/use-words.ts'
import { unsentFacts } from './job-as-done.ts'
import { OtherCallers } from './other-callers.tsx'
import { UnsentMark } from './unsent-mark.tsx'
import { useJob, useNotKnownSince } from './use-job.ts'

const route = getRouteApi('/staff/ops/intake/$id')

export function LossPage() {
  return <FactPage groups={lossGroups} />
}

export function PeoplePage() {
  const maySeeClaims = useMay('claims.view')
  return <FactPage groups={peopleGroups.filter(({ isClaim }) => !isClaim || maySeeClaims)} hasCallers />
}

/** What is known, group by group; what was not asked yet is counted below it, and opened there. */
function FactPage({ groups, hasCallers }: { groups: readonly FactGroup[]; hasCallers?: boolean }) {
  const { id } = route.useParams()
  const { job } = useJob(id)
  const [edited, setEdited] = useState<FactGroup | null>(null)
  const mayEdit = useMay('intake.edit')
  const mayEditClaims = useMay('claims.edit')
  if (!job) return null
  return (
    <div className="grid max-w-6xl gap-x-10 gap-y-7 pt-6 md:grid-cols-2">
      {hasCallers && <OtherCallers job={job} className="md:col-span-2" />}
      {groups.map((group) => (
        <Group
          key={group.title}
          job={job}
          group={group}
          onEdit={mayEdit && (!group.isClaim || mayEditClaims) ? () => setEdited(group) : null}
        />
      ))}
      {edited && <FactDialog job={job} group={edited} onClose={() => setEdited(null)} />}
    </div>
  )
}

type GroupProps = { job: JobDetail; group: FactGroup; onEdit: (() => void) | null }

function Group({ job, group: { title: english, names }, onEdit }: GroupProps) {
  const { editing } = useJobWords()
  const title = editing.group(english)
  const since = useNotKnownSince(job.id)
  const { known, notAsked } = splitFacts(names, job.facts)
  return (
    <section>
      <div className="flex items-baseline justify-between gap-4 border-b border-line">
        <h2 className="text-xl uppercase">{title}</h2>
        {onEdit && (
          <button
            type="button"
            aria-label={editing.editGroup(title)}
            className="min-h-11 px-1 font-semibold underline decoration-gold decoration-2 underline-offset-4"
            onClick={onEdit}
          >
            {editing.edit}
          </button>
        )}
      </div>
      <HalfFilledMark leadId={job.id} part={english} />
      <FactList job={job} names={known} />
      {names.includes('hurt') && <SafetyRead facts={job.facts} />}
      {notAsked.length > 0 && (
        <details className="group">
          <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1 text-muted">
            <ChevronDown aria-hidden className="size-4.5 group-open:rotate-180" />
            {since === null
              ? editing.notAskedYet(notAsked.length)
              : editing.notAskedBy(notAsked.length, since)}
          </summary>
          <FactList job={job} names={notAsked} />
        </details>
      )}
    </section>
  )
}

/** Among the dangers: that the caller was warned. */
function SafetyRead({ facts: { read_aloud } }: Pick<JobDetail, 'facts'>) {
  const { editing } = useJobWords()
  const { locale } = useWords()
  const now = useNow()
  if (!read_aloud) return null
  return (
    <dl className="mt-1.5">
      <div className="grid grid-cols-[9rem_minmax(0,1fr)] gap-x-3 cramped:grid-cols-1">
        <dt className="text-muted">{editing.safety}</dt>
        <dd>{editing.safetyRead(clockWords(new Date(read_aloud.at), now, locale))}</dd>
      </div>
    </dl>
  )
}

function FactList({ job, names }: { job: JobDetail; names: readonly EnteredFact[] }) {
  const { editing, facts } = useJobWords()
  const unsent = unsentFacts(useUnsentOf(job.id))
  return (
    <dl className="mt-2 space-y-1.5 empty:hidden">
      {names.map((name) => {
        const value = factValue(name, job.facts, facts)
        return (
          <div key={name} className="grid grid-cols-[9rem_minmax(0,1fr)] gap-x-3 cramped:grid-cols-1">
            <dt className="text-muted">{facts.label(name)}</dt>
            <dd className={`wrap-anywhere whitespace-pre-line ${value ? '' : 'text-muted'}`}>
              {value || (isNotAsked(name) ? facts.notAsked : editing.notKnown)}
              {unsent.has(name) && (
                <span className="block">
                  <UnsentMark />
                </span>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

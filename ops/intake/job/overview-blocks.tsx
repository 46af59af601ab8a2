import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { mayHaveAsbestos, mayHaveLead } from '#domain/jobs/derived.ts'
import { hazardsIn, hazardsNotAsked, type Hazard } from '#domain/jobs/danger.ts'
import { accessWays, hazards } from '#domain/jobs/facts/site-choices.ts'
import { claimNames, type FactName } from '#domain/jobs/facts/facts.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import { useUnsentOf } from '../../outbox/panel/use-outbox.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import { useMay } from '../../session/may.ts'
import { useJobWords } from '../../words/use-job-words.ts'
import { AccessCode } from './access-code.tsx'
import { unsentFacts } from './job-as-done.ts'
import { UnsentMark } from './unsent-mark.tsx'
import { useNotKnownSince } from './use-job.ts'

export function HazardBlock({ job: { id, facts } }: { job: JobDetail }) {
  const { overview: words, facts: say } = useJobWords()
  const since = useNotKnownSince(id)
  const sayAll = (these: readonly Hazard[]) =>
    hazards.filter(({ value }) => these.includes(value)).map(({ value, label }) => say.danger(value, label))
  const present = sayAll(hazardsIn(facts))
  const unasked = sayAll(hazardsNotAsked(facts))
  const isAsked = unasked.length < hazards.length
  return (
    <Block title={words.hazards} jobId={id} names={[...hazards.map(({ value }) => value), 'year_built']}>
      {present.map((hazard) => (
        <p key={hazard} className="flex gap-2 font-semibold text-red">
          <TriangleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
          {hazard}
        </p>
      ))}
      {/* What is not known is never said to be none. */}
      {isAsked && present.length === 0 && since === null && <p>{words.noHazards}</p>}
      {since !== null && (
        <p className="font-semibold">
          {present.length > 0 ? words.restNotKnownSince(since) : words.notKnownSince(since)}
        </p>
      )}
      {mayHaveLead(facts) && <p>{words.testFor(facts.year_built, mayHaveAsbestos(facts))}</p>}
      {unasked.length > 0 && since === null && (
        <p className="text-muted">
          {isAsked ? words.notAsked(unasked) : words.nothingAsked}
          <Link to="/ops/intake/$id/loss" params={{ id }} className="underline decoration-gold decoration-2">
            {words.fillIn}
          </Link>
        </p>
      )}
    </Block>
  )
}

const accessNames = ['access_way', 'access_note', 'key_holder', 'pets', 'parking'] as const

export function AccessBlock({ job }: { job: JobDetail }) {
  const { access_way, access_note, key_holder, pets, parking } = job.facts
  const { overview: words, facts: say } = useJobWords()
  const way = accessWays.find(({ value }) => value === access_way)
  const lines = [
    way && words.letInBy(say.choice('access_way', way)),
    key_holder,
    access_note,
    parking,
    pets && words.pets(pets),
  ]
  return (
    <Block title={words.access} jobId={job.id} names={accessNames}>
      {lines.filter(Boolean).map((line) => (
        <p key={line} className="wrap-anywhere">
          {line}
        </p>
      ))}
      {lines.every((line) => !line) && <p className="text-muted">{words.noAccess}</p>}
      <AccessCode job={job} />
    </Block>
  )
}

export function ClaimBlock({ job: { id, facts } }: { job: JobDetail }) {
  const { overview: words, facts: say } = useJobWords()
  const maySee = useMay('claims.view')
  if (!maySee) return null
  const adjuster = [facts.adjuster_name, facts.adjuster_phone && displayPhone(facts.adjuster_phone)]
  const deductible = say.value('deductible_cents', facts.deductible_cents)
  const lines = [
    [facts.carrier, facts.claim_number].filter(Boolean).join(', '),
    adjuster.filter(Boolean).join(', '),
    deductible && words.deductible(deductible),
  ].filter(Boolean)
  return (
    <Block title={words.claim} jobId={id} names={claimNames}>
      {lines.map((line) => (
        <p key={line} className="wrap-anywhere">
          {line}
        </p>
      ))}
      {lines.length === 0 && (
        <p className="text-muted">{facts.will_claim === 'no' ? words.customerPays : words.noClaim}</p>
      )}
    </Block>
  )
}

type BlockProps = { title: string; jobId: string; names: readonly FactName[]; children: ReactNode }

/** `names` are the facts in it: it says so where one of them is on this device alone. */
function Block({ title, jobId, names, children }: BlockProps) {
  const unsent = unsentFacts(useUnsentOf(jobId))
  return (
    <section className="min-w-0 space-y-1 sm:not-first:border-l sm:not-first:border-line sm:not-first:pl-5">
      <h3 className="text-xl uppercase">{title}</h3>
      {children}
      {names.some((name) => unsent.has(name)) && <UnsentMark />}
    </section>
  )
}

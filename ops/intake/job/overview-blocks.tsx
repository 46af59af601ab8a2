import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { mayHaveAsbestos, mayHaveLead } from '#domain/jobs/derived.ts'
import { accessWays, hazards } from '#domain/jobs/facts/choices.ts'
import { valueWords } from '#domain/jobs/facts/value-words.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import { useMay } from '../../session/may.ts'
import { AccessCode } from './access-code.tsx'

export function HazardBlock({ job: { id, facts } }: { job: JobDetail }) {
  const present = hazards.filter(({ value }) => facts[value] === 'yes').map(({ label }) => label)
  const unasked = hazards.filter(({ value }) => facts[value] === undefined).map(({ label }) => label)
  const built = facts.year_built
  return (
    <Block title="Hazards">
      {present.map((hazard) => (
        <p key={hazard} className="flex gap-2 font-semibold text-red">
          <TriangleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
          {hazard}
        </p>
      ))}
      {present.length === 0 && <p>None reported.</p>}
      {mayHaveLead(facts) && (
        <p>{`Built ${built}. Test for lead${mayHaveAsbestos(facts) ? ' and asbestos' : ''} before anything is removed.`}</p>
      )}
      {unasked.length > 0 && (
        <p className="text-muted">
          {`Not asked: ${unasked.join(', ').toLowerCase()}. `}
          <Link to="/ops/intake/$id/loss" params={{ id }} className="underline decoration-gold decoration-2">
            Fill in
          </Link>
        </p>
      )}
    </Block>
  )
}

export function AccessBlock({ job }: { job: JobDetail }) {
  const { access_way, access_note, key_holder, pets, parking } = job.facts
  const way = accessWays.find(({ value }) => value === access_way)?.label
  const lines = [
    way && `Let in by: ${way.toLowerCase()}`,
    key_holder,
    access_note,
    parking,
    pets && `Pets: ${pets}`,
  ]
  return (
    <Block title="Access">
      {lines.filter(Boolean).map((line) => (
        <p key={line} className="wrap-anywhere">
          {line}
        </p>
      ))}
      {lines.every((line) => !line) && <p className="text-muted">Who lets us in is not known.</p>}
      {job.has_access_code && <AccessCode jobId={job.id} />}
    </Block>
  )
}

export function ClaimBlock({ job: { facts } }: { job: JobDetail }) {
  const maySee = useMay('claims.view')
  if (!maySee) return null
  const adjuster = [facts.adjuster_name, facts.adjuster_phone && displayPhone(facts.adjuster_phone)]
  const deductible = valueWords('deductible_cents', facts.deductible_cents)
  const lines = [
    [facts.carrier, facts.claim_number].filter(Boolean).join(', '),
    adjuster.filter(Boolean).join(', '),
    deductible && `${deductible} deductible`,
  ].filter(Boolean)
  return (
    <Block title="Claim">
      {lines.map((line) => (
        <p key={line} className="wrap-anywhere">
          {line}
        </p>
      ))}
      {lines.length === 0 && (
        <p className="text-muted">
          {facts.will_claim === 'no' ? 'The customer pays.' : 'Nothing is known of a claim.'}
        </p>
      )}
    </Block>
  )
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0 space-y-1 sm:not-first:border-l sm:not-first:border-line sm:not-first:pl-5">
      <h3 className="text-xl uppercase">{title}</h3>
      {children}
    </section>
  )
}

import { Link } from '@tanstack/react-router'
import { Ellipsis, MessageSquare, Phone } from 'lucide-react'
import { useState } from 'react'
import { addressLine } from '#domain/jobs/address-line.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import { grantsAt } from '#domain/roles/grants.ts'
import { rightToResume } from '#domain/jobs/stages/stage-rights.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import { DirectionsLink } from '../../desk/directions-link.tsx'
import { useMay, useUser } from '../../session/may.ts'
import { button } from '../../ui/button.ts'
import { HalfFilled } from '../../outbox/panel/half-filled.tsx'
import { useUnsentOf } from '../../outbox/panel/use-outbox.ts'
import type { JobWords } from '../../words/en-job.ts'
import { useJobWords } from '../../words/use-job-words.ts'
import { useWords } from '../../words/use-words.ts'
import { hasUnsentCategory } from './job-as-done.ts'
import { SideDialog } from './side-dialog.tsx'
import { UnsentMark } from './unsent-mark.tsx'
import { WholeFile } from './whole-file.tsx'

type JobHeadProps = {
  job: JobDetail
  /** How old it is, where the server does not answer. */
  asOf: string
}

/** Who and where it is, and what can be done from anywhere in the file. */
export function JobHead({ job, asOf }: JobHeadProps) {
  const words = useJobWords()
  const { head } = words
  const { choices, shell } = useWords()
  const unsent = useUnsentOf(job.id)
  const grants = useUser()?.permissions ?? {}
  const mayAside = job.side ? rightToResume(job.side, grants) !== null : Boolean(grants['intake.edit'])
  const maySend = useMay('messages.send')
  const mayExport = grantsAt(grants, job.is_mine)['exports.jobZip'] !== undefined
  const [isAsking, setAsking] = useState(false)
  const aside = (
    <button
      type="button"
      className={button('plain')}
      title={job.side ? undefined : head.aside}
      onClick={() => setAsking(true)}
    >
      {job.side ? head.resumeThis : head.asideThis}
    </button>
  )
  const isAsidePossible = mayAside && job.side !== 'duplicate'
  const goesAside = isAsidePossible && !job.side
  const more = (goesAside || mayExport) && (
    <>
      {goesAside && aside}
      {mayExport && <WholeFile job={job} />}
    </>
  )
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      {/* On a desk the buttons stay beside it, so that what the file is about begins higher. */}
      <div className="min-w-0 lg:grow lg:basis-[26rem]">
        <h1 className="text-[min(2.5rem,10vw)] leading-tight text-pretty uppercase wrap-anywhere">
          {choices.name(job.name)} <span className="text-xl whitespace-nowrap text-muted">{job.number}</span>
        </h1>
        <ul className="mt-1 flex flex-wrap gap-x-3 gap-y-0.5 [&>li:not(:last-child)]:after:ml-3 [&>li:not(:last-child)]:after:text-line [&>li:not(:last-child)]:after:content-['|']">
          {factsInLine(job, words).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {(asOf || hasUnsentCategory(unsent)) && (
          <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-muted">
            {asOf}
            {hasUnsentCategory(unsent) && <UnsentMark />}
          </p>
        )}
        <HalfFilled leadId={job.id} />
      </div>
      <div className="flex flex-wrap gap-2">
        <a href={`tel:${job.phone}`} className={`tabular-nums cramped:px-1! ${button('plain')}`}>
          <Phone aria-hidden className="size-4 cramped:hidden" />
          {displayPhone(job.phone)}
        </a>
        <DirectionsLink place={addressLine({ ...job.facts, town: job.town })} className="cramped:px-1!" />
        {maySend && (
          <Link to="/ops/intake/$id/messages" params={{ id: job.id }} className={button('plain')}>
            <MessageSquare aria-hidden className="size-4" />
            {head.message}
          </Link>
        )}
        {job.side && isAsidePossible && aside}
        {more && (
          <details className="open:basis-full lg:hidden">
            <summary className={`cursor-pointer list-none px-3.5! ${button('plain')}`}>
              <Ellipsis aria-hidden className="size-4" />
              <span className="sr-only">{shell.more}</span>
            </summary>
            <div className="mt-2 flex flex-wrap gap-2">{more}</div>
          </details>
        )}
        {more && <span className="flex flex-wrap gap-2 max-lg:hidden">{more}</span>}
      </div>
      {isAsking && <SideDialog job={job} onClose={() => setAsking(false)} />}
    </header>
  )
}

function factsInLine(
  { facts, town, categories, assigned_to }: JobDetail,
  { head, facts: say }: JobWords,
): string[] {
  const { loss_type, source } = facts
  const loss = say.value('loss_type', loss_type)
  const from = say.value('source', source).toLowerCase()
  const category = categories.at(-1)?.category
  return [
    addressLine({ ...facts, town }) || head.noAddress,
    [loss, from].filter(Boolean).join(', '),
    category ? head.category(category) : '',
    assigned_to ? head.lead(assigned_to.name) : head.nobody,
  ].filter(Boolean)
}

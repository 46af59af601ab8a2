import type { ReactNode } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import type { JobForms } from '#domain/packets/job-forms.ts'
import { usePacketWords } from '../../words/use-packet-words.ts'
import { AskState } from './ask-state.tsx'
import type { PacketPlan } from './packet-plan.ts'

/** So long reading and signing one of these papers may take: what they are made for, and nobody has timed yet. */
const minutesOfPaper = 1.5

type PacketBlockProps = {
  job: JobDetail
  forms: JobForms
  plan: PacketPlan
  toSignBy: { names: readonly string[]; isOwner: boolean }
}

/** The loudest thing of the page: how many papers stand before work, or what else stands there. */
export function PacketBlock({ job, forms, plan, toSignBy }: PacketBlockProps) {
  const { gate, toSign, toSubmit, declined } = plan
  const words = usePacketWords()
  const { relation } = job.facts
  if (gate === 'state') return <WhichState job={job} forms={forms} />
  if (gate === 'canceled') return <Block title={words.canceled}>{words.canceledMore}</Block>
  if (gate === 'waits' && forms.start.last_day)
    return (
      <Block title={words.waits(words.day(forms.start.last_day))}>
        {plan.keptUntil ? words.waitsKept : words.waitsMore}
      </Block>
    )
  if (gate !== 'papers') return <Block title={words.ready}>{words.readyMore}</Block>
  const also = declined.length > 0 ? ` ${words.alsoDeclined(declined.length)}` : ''
  if (toSign.length === 0 && toSubmit.length === 0)
    return <Block title={words.declined}>{words.declinedMore}</Block>
  if (toSign.length === 0)
    return (
      <Block figure={toSubmit.length} title={words.toSubmit}>
        {words.toSubmitMore}
        {also}
      </Block>
    )
  // Without the customer it is the crew’s own to fill in and sign: nobody knows how long that takes.
  if (!toSignBy.isOwner)
    return (
      <Block figure={toSign.length} title={words.toSign(toSign.length)}>
        {toSignBy.names.length > 0 && words.note.sign(toSignBy.names)}
        {also}
      </Block>
    )
  return (
    <Block figure={toSign.length} title={words.toSign(toSign.length)}>
      {job.name ? `${words.who(job.name, relation ? words.relations[relation] : '')} ` : ''}
      {words.about(Math.ceil(toSign.length * minutesOfPaper))}
      {also}
    </Block>
  )
}

function WhichState({ job, forms: { state } }: Pick<PacketBlockProps, 'job' | 'forms'>) {
  const words = usePacketWords()
  if (state !== null)
    return <Block title={words.otherState(words.stateOf(state))}>{words.otherStateMore}</Block>
  return (
    <>
      <Block title={words.noState}>{words.noStateMore}</Block>
      <AskState job={job} />
    </>
  )
}

type BlockProps = { figure?: number; title: string; children: ReactNode }

function Block({ figure, title, children }: BlockProps) {
  return (
    <div className="mt-2 flex items-center gap-5 border-t-5 border-gold bg-sheet px-4 py-4 sm:px-7">
      {figure !== undefined && (
        <p
          aria-hidden
          className="min-w-14 text-center font-display text-8xl leading-none font-semibold tabular-nums"
        >
          {figure}
        </p>
      )}
      <div className="min-w-0">
        <p className="font-display text-[min(1.75rem,8vw)] leading-tight font-semibold text-balance uppercase">
          {figure !== undefined && <span className="sr-only">{figure} </span>}
          {title}
        </p>
        <p className="mt-1 text-pretty text-muted">{children}</p>
      </div>
    </div>
  )
}

import { firstDayOfWork } from '#domain/packets/work-start.ts'
import type { JobForms } from '#domain/packets/job-forms.ts'
import type { Progress } from '#domain/forms/answers/progress.ts'
import { usePacketWords } from '../../words/use-packet-words.ts'
import type { PacketPlan, PacketRow } from './packet-plan.ts'
import { lines, PacketRowItem } from './packet-row.tsx'
import type { RowNote } from './row-note.ts'
import { signaturesMissing } from './signers-left.ts'
import { Valve } from './valve.tsx'

type PacketLineProps = {
  plan: PacketPlan
  start: JobForms['start']
  noteOf: (row: PacketRow) => RowNote
  progress: ReadonlyMap<string, Progress>
  /** Absent where the person may only look. */
  does: RowDoes | null
}

type RowDoes = Record<'open' | 'offer' | 'readDeclined', (row: PacketRow) => void>

/** The forms on one line, with the valve where work begins. What comes behind a closed valve is dotted. */
export function PacketLine({ plan, start, noteOf, progress, does }: PacketLineProps) {
  const { before, after, others, gate } = plan
  const words = usePacketWords()
  const behind = gate === 'open' ? lines.solid : lines.dotted
  const item = (row: PacketRow, line: string) => (
    <PacketRowItem
      key={row.draft?.id ?? row.form.form}
      row={row}
      note={noteOf(row)}
      progress={row.draft ? progress.get(row.draft.id) : undefined}
      line={line}
      onOpen={does ? () => does.open(row) : undefined}
      onOffer={() => does?.offer(row)}
      onReadDeclined={() => does?.readDeclined(row)}
    />
  )
  return (
    <>
      <ol className="mt-6">
        {before.map((row, nth) => item(row, nth === 0 ? lines.first : lines.solid))}
        {before.length > 0 && <ValveRow plan={plan} start={start} behind={behind} />}
        {after.map((row, nth) => item(row, nth === after.length - 1 ? `${behind} bottom-1/2!` : behind))}
      </ol>
      {others.length > 0 && (
        <section aria-label={words.others} className="mt-8">
          <h3 className="text-xl uppercase">{words.others}</h3>
          <ul>{others.map((row) => item(row, 'hidden'))}</ul>
        </section>
      )}
    </>
  )
}

type ValveRowProps = Pick<PacketLineProps, 'plan' | 'start'> & { behind: string }

function ValveRow({ plan, start, behind }: ValveRowProps) {
  const { gate, toSign, toSubmit, declined, keptUntil } = plan
  const words = usePacketWords()
  const { valve } = words
  const missing = signaturesMissing(toSign)
  const kept = keptUntil !== null && (gate === 'papers' || gate === 'waits')
  const said = {
    open: valve.open,
    papers:
      toSign.length > 0
        ? missing > 0
          ? valve.needs(missing)
          : valve.toFinish(toSign.length)
        : toSubmit.length > 0
          ? words.submit(toSubmit.length)
          : declined.length > 0
            ? valve.declined
            : '',
    waits: kept ? '' : start.last_day ? valve.waits(words.day(firstDayOfWork(start.last_day))) : '',
    canceled: valve.canceled,
    state: valve.state,
  }[gate]
  const isOpen = gate === 'open'
  return (
    <li className="relative grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-3 sm:gap-x-5">
      <span aria-hidden className="absolute top-0 bottom-1/2 left-5.5 w-[5px] -translate-x-1/2 bg-ink" />
      <span aria-hidden className={`absolute left-5.5 w-[5px] -translate-x-1/2 ${behind} top-1/2!`} />
      <span className="grid place-items-center">
        <Valve isOpen={isOpen} />
      </span>
      <p
        className={`-mr-4 flex min-h-15 flex-wrap items-center justify-between gap-x-3 px-4 py-2 lg:mr-0 ${isOpen ? 'bg-wash' : 'bg-gold-wash'}`}
      >
        <span className="font-display text-xl font-semibold uppercase">{valve.title}</span>
        {said && <span>{said}</span>}
        {kept && <span className="basis-full">{words.rightKept(words.day(keptUntil))}</span>}
      </p>
    </li>
  )
}

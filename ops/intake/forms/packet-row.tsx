import { ChevronRight, FileDown } from 'lucide-react'
import { inLanguage } from '#domain/forms/definition/wording.ts'
import type { Progress } from '#domain/forms/answers/progress.ts'
import { button } from '../../ui/button.ts'
import { usePacketWords } from '../../words/use-packet-words.ts'
import { useLanguageHere } from '../../words/words.tsx'
import { PacketMark } from './packet-mark.tsx'
import type { PacketRow } from './packet-plan.ts'
import { refusalOf } from './refusal-of.ts'
import type { RowNote } from './row-note.ts'

type PacketRowProps = {
  row: PacketRow
  note: RowNote
  progress: Progress | undefined
  line: string
  /** Absent where the person may only look. */
  onOpen?: (() => void) | undefined
  onOffer?: (() => void) | undefined
  onReadDeclined?: (() => void) | undefined
}

/** A form on the line of the packet: its sign, its name and where it stands. */
export function PacketRowItem({ row, note, progress, line, onOpen, ...does }: PacketRowProps) {
  const language = useLanguageHere()
  const { title, form } = row.form
  const isUrgent = urgent.has(row.status)
  const words = (
    <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
      <span className="min-w-0 text-[min(1.125rem,6.5vw)] leading-tight font-semibold text-ink hyphens-auto wrap-anywhere">
        {inLanguage(title, language)}
      </span>
      {note.beside && (
        <span className={`tabular-nums ${isUrgent ? 'font-semibold text-red' : 'text-muted'}`}>
          {note.beside}
        </span>
      )}
      {note.hidden && <span className="sr-only">{note.hidden}</span>}
      {note.below && (
        <span className={`w-full wrap-anywhere ${isUrgent ? 'text-red' : 'text-muted'}`}>{note.below}</span>
      )}
    </span>
  )
  const isDecided = decided.has(row.status)
  const isPaper = isDecided && !row.draft && (!row.here || row.here.entry.state === 'received')
  const Icon = isPaper ? FileDown : ChevronRight
  return (
    <li className="relative grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-3 sm:gap-x-5">
      <span aria-hidden className={`${place} ${line}`} />
      <span className="grid place-items-center">
        <PacketMark row={row} progress={progress} isWaiting={note.isWaiting} />
      </span>
      <div className="min-w-0 border-b border-line">
        {onOpen ? (
          <button type="button" data-row={form} onClick={onOpen} className={`${body} hover:bg-wash`}>
            {words}
            <Icon aria-hidden className="size-5 shrink-0 text-muted" />
          </button>
        ) : (
          <div data-row={form} tabIndex={-1} className={body}>
            {words}
          </div>
        )}
        {onOpen && <OfDeclined row={row} {...does} />}
      </div>
    </li>
  )
}

type OfDeclinedProps = Pick<PacketRowProps, 'row' | 'onOffer' | 'onReadDeclined'>

/** A declined paper is read by opening it, until another one was begun: then by a button of its own. */
function OfDeclined({ row, onOffer, onReadDeclined }: OfDeclinedProps) {
  const words = usePacketWords()
  if (!refusalOf(row.form)) return null
  const isDeclined = row.status === 'declined'
  return (
    <button
      type="button"
      onClick={isDeclined ? onOffer : onReadDeclined}
      className={`mb-3 ${button(isDeclined ? 'plain' : 'quiet')} ${isDeclined ? '' : '-ml-4'}`}
    >
      {isDeclined ? words.offerAgain : words.readDeclined}
    </button>
  )
}

const decided: ReadonlySet<PacketRow['status']> = new Set<PacketRow['status']>([
  'done',
  'canceled',
  'declined',
])

const urgent: ReadonlySet<PacketRow['status']> = new Set<PacketRow['status']>([
  'needs_fix',
  'back',
  'declined',
  'canceled',
])
const body = 'flex min-h-17 w-full items-center gap-2 py-2.5 pr-1 text-left'
const place = 'absolute left-5.5 w-[5px] -translate-x-1/2'

/** The line between the signs: drawn through, or dotted behind a valve that is closed. */
export const lines = {
  solid: 'inset-y-0 bg-ink',
  dotted: 'dotted-line inset-y-0',
  first: 'top-1/2 bottom-0 bg-ink',
} as const

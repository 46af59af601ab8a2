import { Pencil } from 'lucide-react'
import { useEffect, useState } from 'react'
import { FactName } from '#domain/chat/facts/told-facts.ts'
import type { ChatDetail } from '#domain/chat/chat.ts'
import { second } from '#platform/time.ts'
import { useChatWords } from '../words/use-chat-words.ts'
import { FactEditor } from './fact-editor.tsx'
import type { FactRow } from './fact-rows.ts'
import type { useFillIn } from './use-fill-in.ts'
import { shortTime } from './words.ts'

export type Asking = {
  /** 1, 2 or 3: the key that asks it with Ctrl. */
  nth: number | null
  isInReply: boolean
  askedAt: string | null
  ask: () => void
}

type FactLineProps = {
  chat: ChatDetail
  row: FactRow
  now: Date
  /** Null for who may only read. */
  asking: Asking | null
  fill: ReturnType<typeof useFillIn>
}

const washFor = 2 * second

/** A fact of the intake: what it is and since when, or the way to ask it. */
export function FactLine({ chat, row, now, asking, fill }: FactLineProps) {
  const [isEditing, setEditing] = useState(false)
  const isFresh = useIsFresh(row.at)
  const name = FactName.safeParse(row.key).data
  const mayEdit = asking !== null && name !== undefined
  const undo = fill.undo && fill.undo.name === name ? fill.takeBack : null
  return (
    <div
      className={`grid grid-cols-[5.5rem_minmax(0,1fr)] items-start gap-x-2 border-b border-line px-4 lg:px-5.5 ${isFresh ? 'bg-gold-wash' : 'transition-colors duration-500'}`}
    >
      <dt className="flex min-h-10 items-center text-muted">{row.label}</dt>
      <dd className="min-w-0">
        {isEditing && name ? (
          <FactEditor
            name={name}
            label={row.label}
            value={chat.facts[name]?.value ?? (name === 'name' ? chat.name : null)}
            onClose={() => setEditing(false)}
            onSave={(changes) => {
              setEditing(false)
              void fill.change(name, changes).catch(() => {})
            }}
          />
        ) : (
          <div className="flex min-h-10 items-center gap-2">
            {row.value === null ? (
              <Unknown row={row} now={now} asking={asking} onEdit={mayEdit ? () => setEditing(true) : null} />
            ) : (
              <Known row={row} onEdit={mayEdit ? () => setEditing(true) : null} />
            )}
            {undo ? (
              <button
                type="button"
                className="ml-auto min-h-9 shrink-0 font-semibold underline decoration-gold decoration-2 underline-offset-4"
                onClick={undo}
              >
                Undo
              </button>
            ) : (
              row.at && (
                <span
                  className={`ml-auto shrink-0 text-[0.8125rem] tabular-nums ${isFresh ? 'font-semibold' : 'text-muted'}`}
                >
                  {isFresh ? 'now' : shortTime(row.at, now)}
                </span>
              )
            )}
          </div>
        )}
      </dd>
    </div>
  )
}

function Known({ row, onEdit }: { row: FactRow; onEdit: (() => void) | null }) {
  const isStrong = row.key === 'name' || row.key === 'phone'
  const words = `py-1.5 wrap-anywhere ${isStrong ? 'font-semibold' : ''}`
  if (!onEdit) return <span className={words}>{row.value}</span>
  return (
    <button
      type="button"
      className={`-mx-1.5 min-h-9 min-w-0 rounded-sm px-1.5 text-left hover:bg-wash ${words}`}
      onClick={onEdit}
    >
      <span className="sr-only">Change {row.label.toLowerCase()}: </span>
      {row.value}
    </button>
  )
}

type UnknownProps = { row: FactRow; now: Date; asking: Asking | null; onEdit: (() => void) | null }

function Unknown({ row, now, asking, onEdit }: UnknownProps) {
  const words = useChatWords()
  if (!asking) return <span className="text-muted">{row.isSkipped ? words.skipped : 'Not told'}</span>
  const isSkipped = row.isSkipped && !asking.isInReply && !asking.askedAt
  return (
    <>
      {isSkipped ? (
        <Skipped row={row} words={words.skipped} ask={asking.ask} />
      ) : (
        <AskButton row={row} now={now} asking={asking} />
      )}
      {onEdit && (
        <button
          type="button"
          aria-label={`Fill in ${row.label.toLowerCase()}`}
          className="grid size-9 shrink-0 place-content-center rounded-sm text-muted hover:bg-wash hover:text-ink"
          onClick={onEdit}
        >
          <Pencil aria-hidden className="size-4" />
        </button>
      )}
    </>
  )
}

/** The visitor was asked: to ask once more is up to whoever writes to them. */
function Skipped({ row, words, ask }: { row: FactRow; words: string; ask: () => void }) {
  return (
    <>
      <span className="min-w-0 flex-1 py-1.5 text-muted">{words}</span>
      <button
        type="button"
        className="min-h-9 shrink-0 rounded-sm px-2.5 font-semibold underline decoration-gold decoration-2 underline-offset-4 hover:bg-wash"
        onClick={ask}
      >
        Ask<span className="sr-only">: {row.label}</span>
      </button>
    </>
  )
}

function AskButton({
  row,
  now,
  asking: { nth, isInReply, askedAt, ask },
}: Omit<UnknownProps, 'asking' | 'onEdit'> & { asking: Asking }) {
  const look = isInReply
    ? 'border-gold bg-sheet'
    : askedAt
      ? 'border-line bg-wash text-muted'
      : 'border-dashed border-edge hover:border-ink'
  const words = isInReply ? 'In your reply' : askedAt ? `Asked at ${shortTime(askedAt, now)}` : 'Ask'
  return (
    <button
      type="button"
      className={`my-1 flex min-h-9 min-w-0 flex-1 flex-wrap items-center justify-between gap-x-2 rounded-sm border px-2.5 text-left ${look}`}
      onClick={ask}
    >
      <span>
        {words}
        <span className="sr-only">: {row.label}</span>
      </span>
      {askedAt && !isInReply && <span className="text-[0.8125rem]">waiting</span>}
      {nth && !isInReply && !askedAt && (
        <kbd
          aria-hidden
          className="rounded-sm border border-line bg-sheet px-1.5 font-sans text-xs text-muted max-xl:hidden"
        >
          Ctrl {nth}
        </kbd>
      )}
    </button>
  )
}

/** Whether it came in the last two seconds, while someone looked. */
function useIsFresh(at: string | null) {
  const [seen, setSeen] = useState(at)
  const isFresh = at !== null && at !== seen
  useEffect(() => {
    if (!isFresh) return
    const over = setTimeout(() => setSeen(at), washFor)
    return () => clearTimeout(over)
  }, [at, isFresh])
  return isFresh
}

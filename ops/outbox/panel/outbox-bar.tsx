import { CircleAlert, CircleCheck, CloudOff, CloudUpload, LogIn, NotebookPen, UserCheck } from 'lucide-react'
import { currentSession, recheckSession } from '../../session/session.ts'
import { useIsOnline } from '../../device/use-is-online.ts'
import { currentOutbox } from '../../device/person-store.ts'
import { shownFormDraft } from '../../store/form-drafts-view.ts'
import { loadScreen } from '../../ui/load-screen.ts'
import { useNow } from '../../ui/use-now.ts'
import { WhenOpened } from '../../ui/when-opened.tsx'
import { useWords } from '../../words/use-words.ts'
import { outboxView } from '../outbox-view.ts'
import { openWords, toldWords, type ShownLine } from './bar-words.ts'
import { closeOutboxPanel, openOutboxPanel, outboxOpening } from './outbox-opening.ts'
import { tellHeight } from './tell-height.ts'
import { useIsChecking } from './use-is-checking.ts'
import { useOutboxStatus } from './use-outbox-status.ts'
import { useUnsaved } from './use-unsaved.ts'

// Hardly anyone opens it on a first screen.
const OutboxPanel = loadScreen(() => import('./outbox-panel.tsx'), 'OutboxPanel')

const icons = {
  sending: CloudUpload,
  'no-answer': CloudOff,
  'no-connection': CloudOff,
  checking: CloudUpload,
  busy: CloudUpload,
  'sign-in': LogIn,
  deciding: CircleAlert,
  unsaved: NotebookPen,
  'with-office': UserCheck,
  'all-sent': CircleCheck,
} as const

/** How much is not sent or with the office, what becomes of it, and the way to the list. */
export function OutboxBar() {
  const words = useWords()
  const entries = outboxView.usePart((view) => view.entries)
  const line = useOutboxStatus()
  const opening = outboxOpening.use()
  const unsaved = useUnsaved()
  const isChecking = useIsChecking()
  const now = useNow()
  const isOnline = useIsOnline()
  return (
    <>
      {line.kind !== 'nothing' && (
        <Bar
          line={line}
          told={toldWords(line, words, { now, isOnline })}
          opens={openWords(line, { entries, unsaved, isChecking }, words.field.outbox)}
          onOpen={() => openOutboxPanel()}
        />
      )}
      <WhenOpened part={OutboxPanel} isOpen={opening !== null} onClose={closeOutboxPanel}>
        <OutboxPanel isOpen={opening !== null} onClose={closeOutboxPanel} entryId={opening?.entry ?? null} />
      </WhenOpened>
    </>
  )
}

/** Leads to the login as soon as the server says once more that the session has ended. */
function SignInAgain() {
  const { field } = useWords()
  return (
    <button
      type="button"
      className="min-h-11 font-semibold text-gold underline underline-offset-4"
      onClick={() => void recheckSession().then(tryNow)}
    >
      {field.outbox.toLogin}
    </button>
  )
}

/** Where the session has not ended after all. */
async function tryNow() {
  if (currentSession().state === 'signed-in') (await currentOutbox())?.tryNow()
}

const oneLine = 'max-lg:truncate cramped:whitespace-normal'

type BarProps = { line: ShownLine; told: string; opens: string; onOpen: () => void }

function Bar({ line: { kind }, told, opens, onOpen }: BarProps) {
  const Icon = icons[kind]
  const isQuiet = kind === 'with-office' || kind === 'unsaved'
  // Whoever fills a form in needs the room: there it takes one line, however much waits.
  const isOneLine = shownFormDraft.use() !== null
  return (
    <div
      ref={tellHeight}
      className={`flex items-center gap-x-4 px-4 ${isOneLine ? 'max-lg:gap-x-2 lg:flex-wrap cramped:flex-wrap' : 'flex-wrap'} low:gap-x-2 low:text-sm lg:px-6.5 ${isQuiet ? 'border-b border-line bg-wash text-ink' : 'on-rail bg-rail text-white'}`}
    >
      {told && (
        <span className="flex min-h-11 min-w-0 items-center gap-2.5">
          <Icon aria-hidden className="size-5 shrink-0 low:size-4" />
          <span className={isOneLine ? oneLine : undefined}>{told}</span>
        </span>
      )}
      <span
        className={`flex gap-x-4 ${isOneLine ? 'min-w-0 lg:flex-wrap' : 'flex-wrap'} ${told ? 'ml-auto' : ''}`}
      >
        {kind === 'sign-in' && <SignInAgain />}
        {opens && (
          <button
            type="button"
            className={`flex min-h-11 min-w-0 items-center gap-2.5 text-left font-semibold underline underline-offset-4 ${isQuiet ? '' : 'text-gold'}`}
            onClick={onOpen}
          >
            {!told && <Icon aria-hidden className="size-5 shrink-0" />}
            <span className={isOneLine ? oneLine : undefined}>{opens}</span>
          </button>
        )}
      </span>
    </div>
  )
}

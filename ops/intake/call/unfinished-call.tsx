import { PhoneIncoming } from 'lucide-react'
import { useState } from 'react'
import { displayPhone } from '#domain/leads/phone.ts'
import { clockWords } from '../../ui/clock.ts'
import { useNow } from '../../ui/use-now.ts'
import { useCallWords } from '../../words/use-call-words.ts'
import { DiscardDialog } from './discard-dialog.tsx'
import { factsOf } from './facts-of.ts'
import type { CallDraft } from './use-call-draft.ts'

/** Who was on the phone before this call began, and the way back to them. */
export function UnfinishedCall({ call: { unfinished, resume, discard } }: { call: CallDraft }) {
  const { unfinished: words, startOver, locale } = useCallWords()
  const now = useNow()
  const [isAsking, setAsking] = useState(false)
  if (!unfinished) return null
  const { name, phone } = factsOf(unfinished).facts
  const who = name ?? (phone ? displayPhone(phone) : unfinished.typed['phone']) ?? words.noName
  const since = clockWords(new Date(unfinished.started_at ?? now), now, locale)
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-5 border-l-4 border-gold bg-sheet px-3.5 cramped:px-2">
      <p className="flex min-w-0 grow items-center gap-2 py-2 wrap-anywhere">
        <PhoneIncoming aria-hidden className="size-4.5 shrink-0" />
        {words.title(who, since)}
      </p>
      <button type="button" className={link} onClick={resume}>
        {words.resume}
      </button>
      <button type="button" className={link} onClick={() => setAsking(true)}>
        {startOver.yes}
      </button>
      <DiscardDialog
        draft={unfinished}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={discard}
      />
    </div>
  )
}

const link =
  'flex min-h-11 shrink-0 items-center font-medium underline decoration-gold decoration-2 underline-offset-4 hover:decoration-ink'

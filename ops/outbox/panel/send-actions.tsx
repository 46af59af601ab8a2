import { Download, RefreshCw } from 'lucide-react'
import { companyDay } from '#domain/company/time-zone.ts'
import { currentOutbox } from '../../device/person-store.ts'
import { useUser } from '../../session/may.ts'
import { button } from '../../ui/button.ts'
import { offerDownload } from '../../ui/offer-download.ts'
import { useJobWords } from '../../words/use-job-words.ts'
import { useWords } from '../../words/use-words.ts'
import { outboxView } from '../outbox-view.ts'
import { isUnsent, isWithOffice } from '../unsent-states.ts'
import { exportFile } from './export-file.ts'
import { unsavedNotes } from './unsaved-notes.ts'
import type { useTryToSend } from './use-try-to-send.ts'

type SendActionsProps = {
  attempt: Pick<ReturnType<typeof useTryToSend>, 'isPending' | 'mutate'>
  /** There is something to send, and nothing else is more urgent. */
  isLoud: boolean
}

/** What can be done with all of it. They scroll with the lists: letters that are large need the room. */
export function SendActions({ attempt, isLoud }: SendActionsProps) {
  const words = { ...useWords(), facts: useJobWords().facts }
  const { outbox } = words.field
  const me = useUser()
  return (
    <div className="mt-4 flex flex-wrap gap-2 *:grow *:py-2 *:whitespace-normal!">
      <button
        type="button"
        className={button(isLoud ? 'gold' : 'plain')}
        aria-disabled={attempt.isPending}
        onClick={() => attempt.isPending || attempt.mutate()}
      >
        <RefreshCw
          aria-hidden
          className={`size-5 shrink-0 ${attempt.isPending ? 'animate-spin motion-reduce:animate-none' : ''}`}
        />
        {attempt.isPending ? outbox.trying : outbox.tryNow}
      </button>
      <button type="button" className={button('plain')} onClick={() => me && void saveFile(me, words)}>
        <Download aria-hidden className="size-5 shrink-0" />
        {outbox.save}
      </button>
    </div>
  )
}

async function saveFile({ id, name }: { id: string; name: string }, words: Parameters<typeof exportFile>[1]) {
  const outbox = await currentOutbox()
  if (!outbox) return
  const at = new Date()
  const entries = outboxView.get().entries.filter((entry) => isUnsent(entry) || isWithOffice(entry))
  const notes = unsavedNotes(id, outboxView.get()).map(({ text }) => text)
  const parts = { entries, notes, photoOf: outbox.photoOf, person: name, at }
  offerDownload(await exportFile(parts, words), words.field.outbox.fileName(companyDay(at)))
}

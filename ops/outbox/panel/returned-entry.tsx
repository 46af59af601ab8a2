import { useId, useState } from 'react'
import { longestNote } from '#domain/records/longest-note.ts'
import type { Write } from '#domain/sync/write.ts'
import { currentOutbox } from '../../device/person-store.ts'
import { button } from '../../ui/button.ts'
import { inputClass } from '../../ui/field-frame.tsx'
import { RoomLeft } from '../../ui/room-left.tsx'
import { useWords } from '../../words/use-words.ts'
import { entryWords, faultWords } from './entry-words.ts'
import { PhotoThumbnail } from './photo-thumbnail.tsx'
import { ReplyForm } from './reply-form.tsx'
import type { Entry } from '../entry.ts'

/** Something that was not accepted: why, and what the person can do. The text of a note can be changed before it is sent again. */
export function ReturnedEntry({ entry, onDiscard }: { entry: Entry; onDiscard: () => void }) {
  const words = useWords()
  const { field, problems } = words
  const { id, write, state, fault, reason } = entry
  const [text, setText] = useState(write.kind === 'note' ? write.text : '')
  const roomId = useId()
  const isFromOffice = state === 'sent_back' || state === 'discarded'

  async function sendAgain() {
    const changed: Write = write.kind === 'note' ? { kind: 'note', text: text.trim() } : write
    const outbox = await currentOutbox()
    if (write.kind !== 'note' || text.trim() !== '') await outbox?.again(id, changed)
  }

  return (
    <>
      {write.kind === 'note' && state !== 'discarded' ? (
        <>
          <textarea
            aria-label={field.outbox.note}
            aria-describedby={roomId}
            rows={3}
            maxLength={longestNote}
            className={`${inputClass} mt-1 block w-full px-3 py-2`}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <RoomLeft id={roomId} text={text} most={longestNote} />
        </>
      ) : (
        <div className="flex items-center gap-3">
          {write.kind === 'photo' && <PhotoThumbnail id={id} />}
          <p className="min-w-0 wrap-anywhere">{entryWords(entry, words)}</p>
        </div>
      )}
      <p className="mt-1 text-muted wrap-anywhere">
        {isFromOffice ? `${field.outbox.byOffice[state]}: ${reason}` : fault && faultWords(fault, problems)}
      </p>
      {state === 'sent_back' && <ReplyForm key={entry.since} entry={entry} />}
      <div className="mt-2 flex flex-wrap gap-2">
        {state !== 'discarded' && (
          <button type="button" className={button('plain')} onClick={() => void sendAgain()}>
            {field.outbox.retry}
          </button>
        )}
        <button
          type="button"
          className={button(state === 'discarded' ? 'plain' : 'quiet')}
          onClick={() => (state === 'discarded' ? void forget(id) : onDiscard())}
        >
          {state === 'discarded' ? field.outbox.dismiss : field.outbox.discard}
        </button>
      </div>
    </>
  )
}

/** The office discarded it, and the person has read why. */
async function forget(id: string) {
  await (await currentOutbox())?.forget(id)
}

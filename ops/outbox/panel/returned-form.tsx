import { Link } from '@tanstack/react-router'
import { currentOutbox } from '../../device/person-store.ts'
import { button } from '../../ui/button.ts'
import { useWords } from '../../words/use-words.ts'
import type { Entry } from '../entry.ts'
import { entryWords, faultWords } from './entry-words.ts'
import { closeOutboxPanel } from './outbox-opening.ts'

/** A filled form that was not accepted: why, and the way back into it. It stays on this device until it is. */
export function ReturnedForm({ entry, onDiscard }: { entry: Entry; onDiscard: () => void }) {
  const words = useWords()
  const { field, problems, desk } = words
  const { id, fault } = entry
  return (
    <>
      <p className="min-w-0 wrap-anywhere">{entryWords(entry, words)}</p>
      <p className="mt-1 text-muted wrap-anywhere">{fault && faultWords(fault, problems)}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Link
          to="/ops/forms/fill/$id"
          params={{ id }}
          className={button('plain')}
          onClick={() => closeOutboxPanel()}
        >
          {desk.open}
        </Link>
        <button
          type="button"
          className={button('plain')}
          onClick={() => void currentOutbox().then((outbox) => outbox?.again(id))}
        >
          {field.outbox.retry}
        </button>
        <button type="button" className={button('quiet')} onClick={onDiscard}>
          {field.outbox.discard}
        </button>
      </div>
    </>
  )
}

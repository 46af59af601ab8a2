import { RotateCw, X } from 'lucide-react'
import type { Entry } from '../outbox/entry.ts'
import { outboxView } from '../outbox/outbox-view.ts'
import { faultWords } from '../outbox/panel/entry-words.ts'
import { PhotoThumbnail } from '../outbox/panel/photo-thumbnail.tsx'
import { currentOutbox } from '../device/person-store.ts'
import { button } from '../ui/button.ts'
import { useWords } from '../words/use-words.ts'

/** A photo that the server does not have yet: how far it is, or why it was refused. */
export function UnsentPhoto({ entry: { id, write, state, fault } }: { entry: Entry }) {
  const { field, problems } = useWords()
  const part = outboxView.usePart(({ parts }) => parts.get(id))
  const name = write.kind === 'photo' ? write.name : ''
  const isRefused = state === 'refused' || state === 'sent_back'
  return (
    <li className="border-b border-line py-1.5">
      <div className="flex min-h-12 items-center gap-3">
        <PhotoThumbnail id={id} />
        <span className="min-w-0 flex-1">
          <span className="block truncate">{name}</span>
          {isRefused && (
            <span role="alert" className="block text-red">
              {fault && faultWords(fault, problems)}
            </span>
          )}
          {state === 'waiting' && <span className="block text-muted">{field.onThisDevice}</span>}
          {state === 'sending' && (
            <progress
              aria-label={field.uploading(name)}
              {...(part !== undefined && { value: part })}
              className="mt-1 block h-1.5 w-full accent-gold"
            />
          )}
        </span>
        {isRefused && (
          <button
            type="button"
            className={`min-h-12 ${button('plain')}`}
            onClick={() => void currentOutbox().then((outbox) => outbox?.again(id))}
          >
            <RotateCw aria-hidden className="size-4" />
            {field.tryAgain}
          </button>
        )}
        {state !== 'sending' && (
          <button
            type="button"
            aria-label={field.removePhoto(name)}
            className="grid size-12 shrink-0 place-content-center hover:bg-wash"
            onClick={() => void currentOutbox().then((outbox) => outbox?.remove(id))}
          >
            <X aria-hidden className="size-5" />
          </button>
        )}
      </div>
    </li>
  )
}

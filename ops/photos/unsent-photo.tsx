import { RotateCw, X } from 'lucide-react'
import { useState } from 'react'
import type { Entry } from '../outbox/entry.ts'
import { outboxView } from '../outbox/outbox-view.ts'
import { faultWords } from '../outbox/panel/entry-words.ts'
import { PhotoThumbnail } from '../outbox/panel/photo-thumbnail.tsx'
import { UndoRemoval } from '../outbox/panel/undo-removal.tsx'
import { currentOutbox } from '../device/person-store.ts'
import { useWords } from '../words/use-words.ts'

/** A photo that the server does not have yet: how far it is, or why it was refused. */
export function UnsentPhoto({ entry: { id, write, state, fault } }: { entry: Entry }) {
  const { field, problems } = useWords()
  const part = outboxView.usePart(({ parts }) => parts.get(id))
  const [wasRemoved, setRemoved] = useState(false)
  const name = write.kind === 'photo' ? write.name : ''
  const isRefused = state === 'refused' || state === 'sent_back'

  function remove() {
    setRemoved(true)
    void currentOutbox().then((outbox) => outbox?.remove(id))
  }

  if (state === 'removing')
    return (
      <li className="min-w-0">
        <UndoRemoval
          id={id}
          what={name}
          takesFocus={wasRemoved}
          className="grid aspect-square place-content-center justify-items-center rounded-sm text-sm"
        />
      </li>
    )
  return (
    <li className={`min-w-0 ${isRefused ? 'col-span-2' : ''}`}>
      <div className={`relative rounded-sm bg-wash ${isRefused ? 'aspect-2/1' : 'aspect-square'}`}>
        {/* Behind the picture: a browser that can’t draw it shows at least its name. */}
        <p className="absolute inset-0 grid place-content-center p-1 text-center text-xs text-muted wrap-anywhere">
          {name}
        </p>
        <PhotoThumbnail id={id} className="absolute inset-0 size-full rounded-sm" />
        {state === 'sending' ? (
          <progress
            aria-label={field.uploading(name)}
            {...(part !== undefined && { value: part })}
            className="absolute inset-x-1 bottom-1 h-1.5 w-[calc(100%-0.5rem)] accent-gold"
          />
        ) : (
          <button
            type="button"
            aria-label={field.removePhoto(name)}
            className="group absolute top-0 right-0 grid size-11 place-content-start justify-end p-1"
            onClick={remove}
          >
            <span className="grid size-6 place-content-center rounded-full bg-sheet text-ink group-hover:bg-wash">
              <X aria-hidden className="size-4" />
            </span>
          </button>
        )}
      </div>
      {isRefused && (
        <>
          <p role="alert" className="mt-1 text-xs text-red wrap-anywhere">
            {fault && faultWords(fault, problems)}
          </p>
          <button
            type="button"
            className="flex min-h-11 items-center gap-1.5 text-sm font-semibold underline underline-offset-4"
            onClick={() => void currentOutbox().then((outbox) => outbox?.again(id))}
          >
            <RotateCw aria-hidden className="size-4" />
            {field.tryAgain}
            <span className="sr-only">: {name}</span>
          </button>
        </>
      )}
    </li>
  )
}

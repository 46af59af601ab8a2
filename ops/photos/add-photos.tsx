import { Camera, RotateCw, X } from 'lucide-react'
import { useEffect, useRef, type ChangeEvent } from 'react'
import { button } from '../ui/button.ts'
import type { QueuedPhoto } from './photo-queue.ts'
import { photoQueue } from './send-photo.ts'

type AddPhotosProps = { lead: { id: string; name: string }; className?: string }

/** Adds photos from the camera or the library. Each is sent as soon as it is chosen, and shows how far it is. */
export function AddPhotos({ lead, className = '' }: AddPhotosProps) {
  const input = useRef<HTMLInputElement>(null)
  const all = photoQueue.use()
  const queued = all.filter(({ leadId }) => leadId === lead.id)
  useStayWhile(all.length > 0)

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])]
    // The same photo may be chosen again.
    target.value = ''
    void photoQueue.add(lead.id, files)
  }

  return (
    <div className={className}>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        tabIndex={-1}
        className="sr-only"
        aria-label={`Photos for ${lead.name}`}
        onChange={choose}
      />
      <button
        type="button"
        className={`w-full min-h-12 ${button('plain')}`}
        onClick={() => input.current?.click()}
      >
        <Camera aria-hidden className="size-5" />
        Add photos
        <span className="sr-only"> to {lead.name}</span>
      </button>
      {queued.length > 0 && (
        <ul aria-label="Photos being uploaded" className="mt-2 text-sm">
          {queued.map((photo) => (
            <QueuedRow key={photo.id} photo={photo} />
          ))}
        </ul>
      )}
    </div>
  )
}

function QueuedRow({ photo: { id, file, part, error } }: { photo: QueuedPhoto }) {
  return (
    <li className="border-b border-line py-1.5">
      <div className="flex min-h-12 items-center gap-3">
        <span className="min-w-0 flex-1">
          <span className="block truncate">{file.name}</span>
          {error === null ? (
            <progress
              aria-label={`Uploading ${file.name}`}
              value={part}
              className="mt-1 block h-1.5 w-full accent-gold"
            />
          ) : (
            <span role="alert" className="block text-red">
              {error}
            </span>
          )}
        </span>
        {error !== null && (
          <>
            <button
              type="button"
              className={`min-h-12 ${button('plain')}`}
              onClick={() => void photoQueue.retry(id)}
            >
              <RotateCw aria-hidden className="size-4" />
              Try again
            </button>
            <button
              type="button"
              aria-label={`Remove ${file.name}`}
              className="grid size-12 shrink-0 place-content-center hover:bg-wash"
              onClick={() => photoQueue.remove(id)}
            >
              <X aria-hidden className="size-5" />
            </button>
          </>
        )}
      </div>
    </li>
  )
}

/** The browser asks before it leaves: photos that have not arrived live in this tab alone. */
function useStayWhile(isWaiting: boolean) {
  useEffect(() => {
    if (!isWaiting) return
    const stay = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', stay)
    return () => window.removeEventListener('beforeunload', stay)
  }, [isWaiting])
}

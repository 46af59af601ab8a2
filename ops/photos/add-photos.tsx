import { Camera } from 'lucide-react'
import { useRef, useState, type ChangeEvent } from 'react'
import { useUnsentOf } from '../outbox/panel/use-outbox.ts'
import { currentOutbox } from '../device/person-store.ts'
import { button } from '../ui/button.ts'
import { Notice } from '../ui/notice.tsx'
import { useWords } from '../words/use-words.ts'
import { UnsentPhoto } from './unsent-photo.tsx'

/** The rest is counted. */
const mostShown = 20

type AddPhotosProps = { lead: { id: string; name: string }; className?: string }

/** Adds photos from the camera or the library. Each is stored on this device as soon as it is chosen, and sent in its turn. */
export function AddPhotos({ lead, className = '' }: AddPhotosProps) {
  const { field } = useWords()
  const input = useRef<HTMLInputElement>(null)
  const [notStored, setNotStored] = useState(0)
  const photos = useUnsentOf(lead.id).filter(({ write }) => write.kind === 'photo')

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])]
    // The same photo may be chosen again.
    target.value = ''
    setNotStored(0)
    const outbox = await currentOutbox()
    for (const file of files) {
      try {
        if (!outbox) throw new Error('This browser stores nothing')
        await outbox.addPhoto({ leadId: lead.id, customer: lead.name }, file)
      } catch {
        setNotStored((count) => count + 1)
      }
    }
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
        aria-label={field.photosFor(lead.name)}
        onChange={(event) => void choose(event)}
      />
      <button
        type="button"
        className={`w-full min-h-12 ${button('plain')}`}
        onClick={() => input.current?.click()}
      >
        <Camera aria-hidden className="size-5" />
        {field.addPhotos}
        <span className="sr-only">{field.toCustomer(lead.name)}</span>
      </button>
      {notStored > 0 && <Notice title={field.notStored(notStored)} />}
      {photos.length > 0 && (
        <ul aria-label={field.unsentPhotos} className="mt-2 text-sm">
          {photos.slice(0, mostShown).map((entry) => (
            <UnsentPhoto key={entry.id} entry={entry} />
          ))}
          {photos.length > mostShown && (
            <li className="py-2 text-muted">{field.leave.more(photos.length - mostShown)}</li>
          )}
        </ul>
      )}
    </div>
  )
}

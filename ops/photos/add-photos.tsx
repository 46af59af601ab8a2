import { Camera } from 'lucide-react'
import { useRef, useState, type ChangeEvent } from 'react'
import { currentOutbox } from '../device/person-store.ts'
import { storePhotos, storingPhotos } from '../device/store-photos.ts'
import type { Burst } from '../outbox/bursts.ts'
import { outboxView } from '../outbox/outbox-view.ts'
import { usePhotosOf } from '../outbox/panel/use-outbox.ts'
import type { BurstOutcome } from '../outbox/store-burst.ts'
import { button } from '../ui/button.ts'
import { LaterPart } from '../ui/later-part.tsx'
import { loadScreen, prefetch } from '../ui/load-screen.ts'
import { useWords } from '../words/use-words.ts'

// Most requests have none when they are opened.
const loadPhotos = () => import('./photos-here.tsx')
const PhotosHere = loadScreen(loadPhotos, 'PhotosHere')

const none: BurstOutcome = { unfit: [], notStored: 0 }

type AddPhotosProps = {
  lead: { id: string; name: string | null }
  className?: string
  /** It is what is to be done next. */
  isLoud?: boolean
}

/** Adds photos from the camera or the library. Each is stored on this device as soon as it is chosen, and sent in its turn. */
export function AddPhotos({ lead, className = '', isLoud = false }: AddPhotosProps) {
  const { field } = useWords()
  const input = useRef<HTMLInputElement>(null)
  const instead = useRef<Burst | undefined>(undefined)
  const [outcome, setOutcome] = useState(none)
  const hasPhotos = usePhotosOf(lead.id).length > 0
  const isStoring = storingPhotos.usePart((all) => all.has(lead.id))
  const isMissing = outboxView.usePart(({ bursts }) => bursts.some(({ leadId }) => leadId === lead.id))

  function ask(missing?: Burst) {
    instead.current = missing
    input.current?.click()
    // Both are there by the time that the photos are chosen.
    void currentOutbox()
    prefetch(loadPhotos)
  }

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])]
    // The same photo may be chosen again.
    target.value = ''
    // While earlier ones are stored, what is told of them stays.
    if (!isStoring) setOutcome(none)
    const { unfit, notStored } = await storePhotos(lead, files, { missing: instead.current })
    setOutcome((told) => ({
      unfit: [...told.unfit, ...unfit],
      notStored: told.notStored + notStored,
    }))
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
        className={`w-full ${isLoud ? `min-h-15 text-xl ${button('gold')}` : `min-h-12 ${button('plain')}`}`}
        onClick={() => ask()}
      >
        <Camera aria-hidden className="size-5" />
        {field.addPhotos}
        <span className="sr-only">{field.toCustomer(lead.name)}</span>
      </button>
      {(hasPhotos || isStoring || isMissing || outcome !== none) && (
        <LaterPart>
          <PhotosHere leadId={lead.id} outcome={outcome} onAddMissing={ask} />
        </LaterPart>
      )}
    </div>
  )
}

import { Camera, Check } from 'lucide-react'
import { useRef, useState } from 'react'
import { currentOutbox } from '../../device/person-store.ts'
import type { BurstOutcome } from '../../outbox/store-burst.ts'
import { UnfitPhotos } from '../../photos/unfit-photos.tsx'
import { button } from '../../ui/button.ts'
import { useJobEquipmentWords } from '../../words/use-job-equipment-words.ts'
import { readMovePhoto, type MovePhoto } from './move-photo.ts'

type PhotoFieldProps = { photo: MovePhoto | null; onPhoto: (photo: MovePhoto) => void }

/** A photo of the unit, which goes with whatever is done with it next. */
export function PhotoField({ photo, onPhoto }: PhotoFieldProps) {
  const words = useJobEquipmentWords()
  const input = useRef<HTMLInputElement>(null)
  const [unfit, setUnfit] = useState<BurstOutcome['unfit']>([])
  const Icon = photo ? Check : Camera

  async function take(file: File) {
    const reason = await (await currentOutbox())?.unfitReason(file)
    setUnfit(reason ? [{ name: file.name, reason }] : [])
    if (!reason) onPhoto(await readMovePhoto(file))
  }

  return (
    <div className="mt-3">
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        tabIndex={-1}
        // The button beside it says the same.
        aria-hidden
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) void take(file)
        }}
      />
      <button
        type="button"
        className={`min-h-13! w-full ${button('plain')}`}
        onClick={() => input.current?.click()}
      >
        <Icon aria-hidden className={`size-5 ${photo ? 'text-green' : ''}`} />
        <span aria-live="polite">{photo ? words.photoTaken : words.photo}</span>
      </button>
      <UnfitPhotos unfit={unfit} />
    </div>
  )
}

import { Camera, Check } from 'lucide-react'
import { useRef } from 'react'
import { button } from '../../ui/button.ts'
import { useJobEquipmentWords } from '../../words/use-job-equipment-words.ts'
import { readMovePhoto, type MovePhoto } from './move-photo.ts'

type PhotoFieldProps = { photo: MovePhoto | null; onPhoto: (photo: MovePhoto) => void }

/** A photo of the unit, which goes with whatever is done with it next. */
export function PhotoField({ photo, onPhoto }: PhotoFieldProps) {
  const words = useJobEquipmentWords()
  const input = useRef<HTMLInputElement>(null)
  const Icon = photo ? Check : Camera
  return (
    <div className="mt-3">
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        tabIndex={-1}
        className="sr-only"
        aria-label={words.photo}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void readMovePhoto(file).then(onPhoto)
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
    </div>
  )
}

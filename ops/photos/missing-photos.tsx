import { currentOutbox } from '../device/person-store.ts'
import type { Burst } from '../outbox/bursts.ts'
import { missingWords } from '../outbox/panel/missing-words.ts'
import { button } from '../ui/button.ts'
import { useWords } from '../words/use-words.ts'

type MissingPhotosProps = {
  burst: Burst
  /** The device had no room for them. */
  isFull: boolean
  onAdd: () => void
}

/** Photos that were chosen and are not on this device, by name, with the way to choose them again. */
export function MissingPhotos({ burst, isFull, onAdd }: MissingPhotosProps) {
  const words = useWords()
  const { field, desk } = words
  return (
    <div role="alert" className="border-l-4 border-red bg-red-wash px-3 py-2.5">
      <p className="font-semibold wrap-anywhere">{missingWords(burst, words)}</p>
      {isFull && <p className="text-sm">{field.notStored(burst.missing.length)}</p>}
      <div className="mt-2 flex flex-wrap gap-2">
        <button type="button" className={`min-h-12 ${button('gold')}`} onClick={onAdd}>
          {field.missing.add}
        </button>
        <button
          type="button"
          className={`min-h-12 ${button('plain')}`}
          onClick={() => void currentOutbox().then((outbox) => outbox?.forgetBurst(burst.id))}
        >
          {desk.dismiss}
        </button>
      </div>
    </div>
  )
}

import { PhotoThumbnail } from '../../../outbox/panel/photo-thumbnail.tsx'
import { DialogSheet } from '../../../ui/dialog-sheet.tsx'
import { useSketchWords } from '../../../words/use-sketch-words.ts'

type PhotoNotHereProps = {
  /** Of a photo that only this device has; null of one that it can't show. */
  id: string | null
  onClose: () => void
}

/** A pinned photo that is not among those of the server: not sent yet, or one that this person may not see. */
export function PhotoNotHere({ id, onClose }: PhotoNotHereProps) {
  const { photo: words, kinds } = useSketchWords()
  return (
    <DialogSheet title={id === null ? words.notHere : kinds.photo} isOpen onClose={onClose} hasCross>
      {id === null ? (
        <p className="mt-2">{words.notHereMore}</p>
      ) : (
        <>
          <PhotoThumbnail id={id} className="mt-3 max-h-[60dvh] w-full rounded-sm object-contain" />
          <p className="mt-2 text-muted">{words.unsent}</p>
        </>
      )}
    </DialogSheet>
  )
}

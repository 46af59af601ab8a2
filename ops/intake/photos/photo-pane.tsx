import { Dialog } from '@base-ui/react/dialog'
import { ChevronLeft, ChevronRight, EyeOff, Pencil, X } from 'lucide-react'
import { useState } from 'react'
import type { JobPhoto } from '#domain/photos/job-photo.ts'
import { HeldPhoto } from '../../photos/held-photo.tsx'
import { useMay } from '../../session/may.ts'
import { clockWords } from '../../ui/clock.ts'
import { useNow } from '../../ui/use-now.ts'
import { usePhotoWords } from '../../words/use-photo-words.ts'
import { useWords } from '../../words/use-words.ts'
import { placeOf } from './photo-names.ts'
import { PhotoDetails } from './photo-details.tsx'
import type { PhotoViewProps } from './photo-view.tsx'

/** One photo with what is known of it: arrow keys go to the others, E edits what is said of it. */
export function PhotoPane({ job, photos, rooms, openId, onOpen }: PhotoViewProps) {
  const words = usePhotoWords()
  const { request, ui } = useWords()
  const mayEdit = useMay('photos.add')
  const [isEditing, setEditing] = useState(false)
  const index = photos.findIndex(({ id }) => id === openId)
  const photo = photos[index]
  const show = (next: number) => photos[next] && onOpen(photos[next].id)

  function press(key: string) {
    if (key === 'ArrowRight') show(index + 1)
    if (key === 'ArrowLeft') show(index - 1)
    if (key === 'e' && mayEdit) setEditing(true)
  }

  return (
    <>
      <Dialog.Root open={photo !== undefined} onOpenChange={(isOpen) => !isOpen && onOpen(null)}>
        <Dialog.Portal>
          <Dialog.Backdrop className="fixed inset-0 z-40 bg-[#060e16]" />
          <Dialog.Popup
            className="on-rail fixed inset-0 z-50 grid grid-rows-[auto_minmax(0,1fr)_auto] text-white"
            onKeyDown={({ key }) => press(key)}
          >
            <div className="flex items-center justify-between gap-3 py-1 pr-1 pl-4">
              <Dialog.Title className="flex min-w-0 items-center gap-2 truncate text-xl">
                {photo && placeOf(rooms, photo, words)}
                {photo?.is_restricted && <EyeOff aria-label={words.view.restricted} className="size-5" />}
              </Dialog.Title>
              <div className="flex">
                {mayEdit && (
                  <button
                    type="button"
                    aria-label={words.view.edit}
                    className={onRail}
                    onClick={() => setEditing(true)}
                  >
                    <Pencil aria-hidden className="size-5" />
                  </button>
                )}
                <Dialog.Close aria-label={ui.close} className={onRail}>
                  <X aria-hidden className="size-6" />
                </Dialog.Close>
              </div>
            </div>
            {photo && (
              <div className="flex min-h-0 flex-col items-center justify-center gap-2">
                <HeldPhoto
                  key={photo.sha256}
                  url={photo.url}
                  smallUrl={photo.thumbnail_url}
                  alt={photo.caption || request.photo(index + 1, photos.length)}
                  width={photo.width}
                  height={photo.height}
                  className="max-h-full min-h-0 max-w-full object-contain"
                />
                <Facts photo={photo} />
              </div>
            )}
            <div className="flex items-center justify-center gap-4 py-2">
              <button
                type="button"
                aria-label={request.previousPhoto}
                className={onRail}
                aria-disabled={index <= 0}
                onClick={() => show(index - 1)}
              >
                <ChevronLeft aria-hidden className="size-7" />
              </button>
              <p role="status" className="tabular-nums">
                {request.photo(index + 1, photos.length)}
              </p>
              <button
                type="button"
                aria-label={request.nextPhoto}
                className={onRail}
                aria-disabled={index === photos.length - 1}
                onClick={() => show(index + 1)}
              >
                <ChevronRight aria-hidden className="size-7" />
              </button>
            </div>
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
      {isEditing && photo && (
        <PhotoDetails job={job} photo={photo} rooms={rooms} onClose={() => setEditing(false)} />
      )}
    </>
  )
}

const onRail = 'grid size-12 place-content-center rounded-sm hover:bg-white/15 aria-disabled:opacity-30'

/** When it was taken and by whom, and what says so where that is not the device that took it. */
function Facts({ photo }: { photo: JobPhoto }) {
  const { view } = usePhotoWords()
  const { locale, request } = useWords()
  const now = useNow()
  const from = { camera: view.fromCamera, file: view.fromFile, added: view.added, device: '' }[
    photo.time_from
  ]
  return (
    <div className="px-4 text-center wrap-anywhere">
      {photo.caption && <p className="text-lg">{photo.caption}</p>}
      <p className="text-sm text-white/75 tabular-nums">
        {[
          view.takenBy(photo.by, clockWords(new Date(photo.taken_at), now, locale)),
          from,
          photo.by_link && request.photoByLink,
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
    </div>
  )
}

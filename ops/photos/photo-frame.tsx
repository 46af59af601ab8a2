import { Dialog } from '@base-ui/react/dialog'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import type { LeadDetail } from '#domain/leads/lead.ts'
import { useNow } from '../ui/use-now.ts'
import { HeldPhoto } from './held-photo.tsx'
import { photoWords } from './photo-time.ts'
import { useWords } from '../words/use-words.ts'

export type PhotoViewerProps = {
  photos: LeadDetail['photos']
  from: string | null
  opened: number | null
  onOpen: (index: number | null) => void
}

/** One photo as large as the window, with the arrow keys for the others. */
export function PhotoFrame({ photos, from, opened, onOpen }: PhotoViewerProps) {
  const words = useWords()
  const { request, ui } = words
  const now = useNow()
  const index = opened ?? 0
  const photo = photos[index]
  const show = (next: number) => photos[next] && onOpen(next)

  return (
    <Dialog.Root open={opened !== null} onOpenChange={(isOpen) => !isOpen && onOpen(null)}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-[#060e16]" />
        <Dialog.Popup
          className="on-rail fixed inset-0 z-50 grid grid-rows-[auto_minmax(0,1fr)_auto] text-white"
          onKeyDown={({ key }) => {
            if (key === 'ArrowRight') show(index + 1)
            if (key === 'ArrowLeft') show(index - 1)
          }}
        >
          <div className="flex items-center justify-between gap-3 py-1 pr-1 pl-4">
            <Dialog.Title className="truncate text-lg tabular-nums">{request.photosFrom(from)}</Dialog.Title>
            <Dialog.Close aria-label={ui.close} className={viewerButton}>
              <X aria-hidden className="size-6" />
            </Dialog.Close>
          </div>
          {photo && (
            <div className="flex min-h-0 flex-col items-center justify-center gap-1 text-sm">
              <HeldPhoto
                key={photo.sha256}
                url={photo.url}
                smallUrl={photo.thumbnail_url}
                alt={`${request.photo(index + 1, photos.length)}, ${request.photoBy(photo.by)}`}
                width={photo.width}
                height={photo.height}
                className="max-h-full min-h-0 max-w-full object-contain"
              />
              <p className="px-4 text-center tabular-nums wrap-anywhere">{photoWords(photo, now, words)}</p>
            </div>
          )}
          <div className="flex items-center justify-center gap-4 py-2">
            <button
              type="button"
              aria-label={request.previousPhoto}
              className={viewerButton}
              aria-disabled={index === 0}
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
              className={viewerButton}
              aria-disabled={index === photos.length - 1}
              onClick={() => show(index + 1)}
            >
              <ChevronRight aria-hidden className="size-7" />
            </button>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const viewerButton = 'grid size-12 place-content-center rounded-sm hover:bg-white/15 aria-disabled:opacity-30'

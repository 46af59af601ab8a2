import { useRef, useState } from 'react'
import type { LeadDetail } from '#domain/leads/lead.ts'
import { HeldPhoto } from '../photos/held-photo.tsx'
import { PhotoViewer } from '../photos/photo-viewer.tsx'
import { photoWords } from '../photos/photo-time.ts'
import { useNow } from '../ui/use-now.ts'
import { useWords } from '../words/use-words.ts'

type LeadPhotosProps = { lead: Pick<LeadDetail, 'name' | 'photos'>; reload: () => void }

export function LeadPhotos({ lead, reload }: LeadPhotosProps) {
  const words = useWords()
  const { request } = words
  const now = useNow()
  const [opened, setOpened] = useState<number | null>(null)
  const failedUrl = useRef('')
  const { photos } = lead
  if (photos.length === 0) return null

  // The photo addresses expire after minutes: when one has expired, the request is loaded again, once.
  function renew(url: string) {
    if (failedUrl.current) return
    failedUrl.current = url
    reload()
  }

  return (
    <>
      <ul className="grid grid-cols-3 gap-1.5 cramped:grid-cols-2">
        {photos.map((photo, index) => (
          <li key={photo.sha256}>
            <button
              type="button"
              className="block w-full overflow-hidden rounded-sm bg-wash hover:brightness-95"
              aria-label={request.view(index + 1, photos.length)}
              onClick={() => setOpened(index)}
            >
              <HeldPhoto
                url={photo.thumbnail_url}
                alt=""
                width={photo.width}
                height={photo.height}
                className="aspect-4/3 w-full object-cover"
                onExpired={() => renew(photo.thumbnail_url)}
              />
            </button>
            <p className="mt-0.5 text-xs leading-snug text-muted wrap-anywhere">
              {photoWords(photo, now, words)}
            </p>
          </li>
        ))}
      </ul>
      <PhotoViewer photos={photos} from={lead.name} opened={opened} onOpen={setOpened} />
    </>
  )
}

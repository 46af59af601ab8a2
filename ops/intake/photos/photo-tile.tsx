import { EyeOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { JobPhoto } from '#domain/photos/job-photo.ts'
import { HeldPhoto } from '../../photos/held-photo.tsx'

type PhotoTileProps = { photo: JobPhoto; label: string; onOpen: () => void; onExpired: () => void }

/** Of what only flies by nothing is fetched. */
const settles = 100

/** A place for a photo, always of one size. The photo comes once it is near the screen, and leaves once it is far from it. */
export function PhotoTile({ photo, label, onOpen, onExpired }: PhotoTileProps) {
  const place = useRef<HTMLButtonElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const shown = place.current
    if (!shown) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const watcher = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer)
        timer = setTimeout(() => setNear(entry?.isIntersecting === true), settles)
      },
      { rootMargin: '50% 0px' },
    )
    watcher.observe(shown)
    return () => {
      clearTimeout(timer)
      watcher.disconnect()
    }
  }, [])
  return (
    <button
      ref={place}
      type="button"
      className="relative block size-full overflow-hidden rounded-sm bg-wash hover:brightness-95"
      onClick={onOpen}
    >
      {/* Where the photo isn’t on this device its place says so, which belongs to the name of the button. */}
      <span className="sr-only">{label}</span>
      {isNear && (
        <HeldPhoto
          url={photo.thumbnail_url}
          alt=""
          width={photo.width}
          height={photo.height}
          className="size-full object-cover"
          onExpired={onExpired}
        />
      )}
      {photo.is_restricted && (
        <span className="absolute right-1 bottom-1 grid size-6 place-content-center rounded-full bg-rail text-white">
          <EyeOff aria-hidden className="size-4" />
        </span>
      )}
      {photo.caption && (
        <span
          aria-hidden
          className="absolute inset-x-0 bottom-0 truncate bg-rail/80 px-2 py-1 text-left text-xs text-white"
        >
          {photo.caption}
        </span>
      )}
    </button>
  )
}

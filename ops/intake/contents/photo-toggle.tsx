import { Check, EyeOff, Plus } from 'lucide-react'
import { PhotoThumbnail } from '../../outbox/panel/photo-thumbnail.tsx'
import { HeldPhoto } from '../../photos/held-photo.tsx'
import type { TilePhoto } from './photos-of-item.ts'

type ToggleProps = {
  photo: TilePhoto
  isChosen: boolean
  label: string
  onToggle: () => void
  onExpired: () => void
}

/** A photo that a tap takes to an item, or off it. */
export function PhotoToggle({ photo: { id, sent }, isChosen, label, onToggle, onExpired }: ToggleProps) {
  const Mark = isChosen ? Check : Plus
  return (
    <li className="aspect-4/3">
      <button
        type="button"
        aria-label={label}
        aria-pressed={isChosen}
        className="relative block size-full overflow-hidden rounded-sm bg-wash outline-offset-2 aria-pressed:ring-3 aria-pressed:ring-gold"
        onClick={onToggle}
      >
        {sent ? (
          <HeldPhoto
            url={sent.thumbnail_url}
            alt=""
            width={sent.width}
            height={sent.height}
            className="size-full object-cover"
            onExpired={onExpired}
          />
        ) : (
          <PhotoThumbnail id={id} className="size-full" />
        )}
        <span
          className={`absolute top-1 right-1 grid size-6 place-content-center rounded-full ${isChosen ? 'bg-gold text-on-gold' : 'bg-rail text-white'}`}
        >
          <Mark aria-hidden className="size-4" />
        </span>
        {sent?.is_restricted && (
          <span className="absolute right-1 bottom-1 grid size-6 place-content-center rounded-full bg-rail text-white">
            <EyeOff aria-hidden className="size-4" />
          </span>
        )}
      </button>
    </li>
  )
}

import { ImageIcon } from 'lucide-react'
import { outboxView } from '../../outbox/outbox-view.ts'
import { PhotoThumbnail } from '../../outbox/panel/photo-thumbnail.tsx'
import { takenPhotos } from './taken-photos.ts'

/** A photo that an answer names: from this page, from what waits here, or its number alone. */
export function NamedPhoto({ sha256, label }: { sha256: string; label: string }) {
  const taken = takenPhotos.usePart((photos) => photos.get(sha256))
  const waiting = outboxView.usePart(
    ({ entries }) => entries.find(({ write }) => write.kind === 'photo' && write.sha256 === sha256)?.id,
  )
  if (taken) return <img src={taken} alt={label} className="size-full rounded-sm object-cover" />
  return (
    <span className="relative grid size-full place-content-center justify-items-center gap-1 rounded-sm bg-wash p-1 text-center text-xs text-muted">
      <ImageIcon aria-hidden className="size-5" />
      {label}
      {waiting && <PhotoThumbnail id={waiting} className="absolute inset-0 size-full rounded-sm" />}
    </span>
  )
}

import { Link } from '@tanstack/react-router'
import { useRef, type ReactNode } from 'react'
import type { JobPhoto } from '#domain/photos/job-photo.ts'
import type { Entry } from '../../../outbox/entry.ts'
import { PhotoThumbnail } from '../../../outbox/panel/photo-thumbnail.tsx'
import { button } from '../../../ui/button.ts'
import { DialogSheet } from '../../../ui/dialog-sheet.tsx'
import { usePhotoWords } from '../../../words/use-photo-words.ts'
import { useSketchWords } from '../../../words/use-sketch-words.ts'
import { PageStates } from '../../job/page-states.tsx'
import { placeOf, roomNameOf } from '../../photos/photo-names.ts'
import { PhotoTile } from '../../photos/photo-tile.tsx'
import type { JobRoom, useJobPhotos } from '../../photos/use-job-photos.ts'
import { fieldsOfUnsent } from './fields-of-unsent.ts'

type ChoosePhotoProps = {
  jobId: string
  title: string
  /** Where there is none to choose. */
  none: string
  /** Above the photos. */
  children?: ReactNode
  query: ReturnType<typeof useJobPhotos>['query']
  /** Those that can be chosen. */
  photos: readonly JobPhoto[]
  unsent: readonly Entry[]
  rooms: readonly JobRoom[]
  /** The rooms that are drawn where the photo is to be pinned: theirs come first. */
  here: readonly string[]
  onChoose: (id: string) => void
  onClose: () => void
}

/** One of the photos of a job. The newest come first, as whoever just took one looks for it. */
export function ChoosePhoto({
  jobId,
  title,
  none,
  children,
  query,
  photos,
  unsent,
  rooms,
  here,
  ...on
}: ChoosePhotoProps) {
  const { photo: words } = useSketchWords()
  const photoWords = usePhotoWords()
  const renewed = useRef('')
  const newest = photos.toSorted((a, b) => b.taken_at.localeCompare(a.taken_at) || b.id.localeCompare(a.id))
  const isHere = ({ room_id }: { room_id: string | null }) => room_id !== null && here.includes(room_id)
  const [room = null] = here
  const groups = [
    { title: words.here(roomNameOf(rooms, room, photoWords)), isHere: true },
    { title: room === null ? words.all : words.elsewhere, isHere: false },
  ].map((group) => ({
    ...group,
    photos: newest.filter((photo) => isHere(photo) === group.isHere),
    unsent: unsent.filter((entry) => isHere(fieldsOfUnsent(entry) ?? noAim) === group.isHere),
  }))

  // Addresses expire after minutes: then the list is read again, once for each.
  function renew(url: string) {
    if (renewed.current === url) return
    renewed.current = url
    void query.refetch()
  }

  return (
    <DialogSheet title={title} isOpen onClose={on.onClose} actions={null} hasCross>
      {children}
      <PageStates jobId={jobId} query={query} words={photoWords} />
      {query.data && photos.length + unsent.length === 0 && (
        <div className="mt-3 space-y-4">
          <p>{none}</p>
          <Link to="/ops/intake/$id/photos" params={{ id: jobId }} className={button('plain')}>
            {words.toPhotos}
          </Link>
        </div>
      )}
      {groups.map(
        (group) =>
          group.photos.length + group.unsent.length > 0 && (
            <section key={group.title} className="mt-4">
              <h3 className="border-b border-ink pb-1 text-lg uppercase">{group.title}</h3>
              <ul className="mt-2 grid grid-cols-3 gap-1.5 sm:grid-cols-4">
                {group.unsent.map((entry) => (
                  <Tile key={entry.id}>
                    <button
                      type="button"
                      aria-label={`${placeOf(rooms, fieldsOfUnsent(entry) ?? noAim, photoWords)}. ${words.unsent}`}
                      className="relative block size-full overflow-hidden rounded-sm bg-wash hover:brightness-95"
                      onClick={() => on.onChoose(entry.id)}
                    >
                      <PhotoThumbnail id={entry.id} className="size-full object-cover" />
                    </button>
                  </Tile>
                ))}
                {group.photos.map((photo) => (
                  <Tile key={photo.id}>
                    <PhotoTile
                      photo={photo}
                      label={[photo.caption, placeOf(rooms, photo, photoWords)].filter(Boolean).join(', ')}
                      onOpen={() => on.onChoose(photo.id)}
                      onExpired={() => renew(photo.thumbnail_url)}
                    />
                  </Tile>
                ))}
              </ul>
            </section>
          ),
      )}
    </DialogSheet>
  )
}

/** Of one size whatever is in it, so that what is far from the screen is not laid out. */
function Tile({ children }: { children: ReactNode }) {
  return <li className="aspect-4/3 [content-visibility:auto]">{children}</li>
}

const noAim: Pick<JobPhoto, 'room_id' | 'phase'> = { room_id: null, phase: null }

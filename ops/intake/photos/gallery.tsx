import { useRef, useState } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import type { JobPhoto } from '#domain/photos/job-photo.ts'
import { photoPhases } from '#domain/photos/photo-phases.ts'
import { FilterSelect } from '../../ui/filter-select.tsx'
import { usePhotoWords } from '../../words/use-photo-words.ts'
import { groupPhotos } from './gallery-groups.ts'
import { phaseNameOf, roomNameOf } from './photo-names.ts'
import { PhotoTile } from './photo-tile.tsx'
import { PhotoView } from './photo-view.tsx'
import type { JobRoom } from './use-job-photos.ts'

type GalleryProps = {
  job: Pick<JobDetail, 'id'>
  photos: readonly JobPhoto[]
  rooms: readonly JobRoom[]
  reload: () => void
}

/** All photos of a job by room and phase, narrowed to what is looked for. */
export function Gallery({ job, photos, rooms, reload }: GalleryProps) {
  const words = usePhotoWords()
  const [phase, setPhase] = useState('')
  const [room, setRoom] = useState('')
  const [openId, setOpenId] = useState<string | null>(null)
  const renewed = useRef('')
  const shown = photos.filter(
    (photo) => (!phase || (photo.phase ?? 'none') === phase) && (!room || (photo.room_id ?? 'none') === room),
  )
  const groups = groupPhotos(shown, rooms)
  const inOrder = groups.flatMap((group) => group.phases.flatMap((part) => part.photos))
  const nthOf = new Map(inOrder.map(({ id }, nth) => [id, nth]))

  // Addresses expire after minutes: then the list is read again, once for each.
  function renew(url: string) {
    if (renewed.current === url) return
    renewed.current = url
    reload()
  }

  return (
    <section aria-label={words.title}>
      <div className="grid grid-cols-2 items-center gap-2 lg:flex">
        <FilterSelect
          label={words.phase}
          any={words.anyPhase}
          value={phase}
          options={[
            ...photoPhases.map(({ value }) => ({ value, label: words.phases[value] })),
            { value: 'none', label: words.noPhase },
          ]}
          onChange={setPhase}
        />
        <FilterSelect
          label={words.room}
          any={words.anyRoom}
          value={room}
          options={[
            ...rooms.map(({ id, name }) => ({ value: id, label: name })),
            { value: 'none', label: words.noRoom },
          ]}
          onChange={setRoom}
        />
        <p role="status" className="col-span-2 text-muted tabular-nums lg:ml-auto">
          {words.plural(shown.length)}
        </p>
      </div>
      {shown.length === 0 && <p className="py-8 text-muted">{words.noneFound}</p>}
      {groups.map((group) => (
        <section
          key={group.room_id ?? 'none'}
          className="pt-6 [contain-intrinsic-size:auto_40rem] [content-visibility:auto]"
        >
          <h3 className="border-b border-ink pb-1 text-xl uppercase">
            {roomNameOf(rooms, group.room_id, words)}
          </h3>
          {group.phases.map((part) => (
            <div key={part.phase ?? 'none'} className="pt-3">
              <h4 className="flex items-baseline justify-between gap-3 pb-1.5">
                <span className="font-semibold">{phaseNameOf(part.phase, words)}</span>
                <span className="text-sm text-muted tabular-nums">{words.plural(part.photos.length)}</span>
              </h4>
              <ul className="grid grid-cols-3 gap-1.5 cramped:grid-cols-2 sm:grid-cols-4 lg:grid-cols-5">
                {part.photos.map((photo) => (
                  // Of one size whatever is in it, so that what is far from the screen is not laid out.
                  <li key={photo.id} className="aspect-4/3 [content-visibility:auto]">
                    <PhotoTile
                      photo={photo}
                      label={words.view.label(
                        (nthOf.get(photo.id) ?? 0) + 1,
                        inOrder.length,
                        photo.caption || phaseNameOf(photo.phase, words),
                      )}
                      onOpen={() => setOpenId(photo.id)}
                      onExpired={() => renew(photo.thumbnail_url)}
                    />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
      <PhotoView job={job} photos={inOrder} rooms={rooms} openId={openId} onOpen={setOpenId} />
    </section>
  )
}

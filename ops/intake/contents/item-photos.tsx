import { Camera, Images } from 'lucide-react'
import { useRef, useState } from 'react'
import { mostItemPhotos } from '#domain/contents/contents-choices.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import { UnfitPhotos } from '../../photos/unfit-photos.tsx'
import { useMay } from '../../session/may.ts'
import { button } from '../../ui/button.ts'
import { useContentsWords } from '../../words/use-contents-words.ts'
import { photosOfItem } from './photos-of-item.ts'
import { PhotoToggle } from './photo-toggle.tsx'
import { useTakeForItem } from './use-take-for-item.ts'
import { useJobPhotos } from '../photos/use-job-photos.ts'

type ItemPhotosProps = {
  job: JobDetail
  roomId: string | null
  ids: readonly string[]
  onChange: (ids: string[]) => void
}

const shownAtFirst = 8

/** The job photos that show an item: taken now, or tapped among those that are there. Sent or not, each is named by its ID. */
export function ItemPhotos({ job, roomId, ids, onChange }: ItemPhotosProps) {
  const { photos: words } = useContentsWords()
  const mayAdd = useMay('photos.add')
  const mayWork = useMay('leads.work')
  const mayTake = mayAdd && mayWork
  const { query, photos, unsent } = useJobPhotos(job)
  const [isChoosing, setChoosing] = useState(false)
  const [shown, setShown] = useState(shownAtFirst)
  const input = useRef<HTMLInputElement>(null)
  const { take, unfit, isFull: noRoom } = useTakeForItem(job, roomId)
  const { chosen, others, hidden } = photosOfItem({ ids, roomId, photos, unsent })
  const isFull = ids.length >= mostItemPhotos
  const tile = { onExpired: () => void query.refetch() }

  async function add(files: readonly File[]) {
    onChange([...ids, ...(await take(files))].slice(0, mostItemPhotos))
  }

  return (
    <section aria-label={words.title} className="space-y-2">
      <h3 className="font-sans text-sm font-semibold tracking-normal normal-case">{words.title}</h3>
      {chosen.length > 0 && (
        <ul className={tiles}>
          {chosen.map((photo, nth) => (
            <PhotoToggle
              key={photo.id}
              {...tile}
              photo={photo}
              isChosen
              label={words.chosen(nth + 1, chosen.length)}
              onToggle={() => onChange(ids.filter((id) => id !== photo.id))}
            />
          ))}
        </ul>
      )}
      {hidden > 0 && <p className="text-sm text-muted">{words.hidden(hidden)}</p>}
      {isFull && <p className="text-sm text-muted">{words.full}</p>}
      {!isFull && (
        <div className="flex flex-wrap gap-2">
          {mayTake && (
            <>
              <input
                ref={input}
                type="file"
                accept="image/*"
                capture="environment"
                tabIndex={-1}
                aria-hidden
                className="sr-only"
                onChange={({ target }) => {
                  const files = [...(target.files ?? [])]
                  target.value = ''
                  void add(files)
                }}
              />
              <button
                type="button"
                className={`min-h-12! ${button('plain')}`}
                onClick={() => input.current?.click()}
              >
                <Camera aria-hidden className="size-5" />
                {words.take}
              </button>
            </>
          )}
          {others.length > 0 && (
            <button
              type="button"
              aria-expanded={isChoosing}
              className={`min-h-12! ${button('plain')}`}
              onClick={() => setChoosing(!isChoosing)}
            >
              <Images aria-hidden className="size-5" />
              {words.choose}
            </button>
          )}
        </div>
      )}
      {noRoom && (
        <p role="alert" className="border-l-3 border-red bg-red-wash px-3 py-2 text-red">
          {words.noSpace}
        </p>
      )}
      <UnfitPhotos unfit={unfit} />
      {isChoosing && !isFull && (
        <>
          <ul className={tiles} aria-label={words.choose}>
            {others.slice(0, shown).map((photo, nth) => (
              <PhotoToggle
                key={photo.id}
                {...tile}
                photo={photo}
                isChosen={false}
                label={words.other(nth + 1, others.length, photo.caption)}
                onToggle={() => onChange([...ids, photo.id])}
              />
            ))}
          </ul>
          {others.length > shown && (
            <button
              type="button"
              className={`min-h-12! ${button('quiet')}`}
              onClick={() => setShown(shown + 3 * shownAtFirst)}
            >
              {words.more(others.length - shown)}
            </button>
          )}
        </>
      )}
    </section>
  )
}

const tiles = 'grid grid-cols-4 gap-1.5 cramped:grid-cols-3'

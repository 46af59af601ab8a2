import { Camera, Check } from 'lucide-react'
import { useState } from 'react'
import type { ListedPhoto } from '#domain/photos/photo-lists.ts'
import { usePhotoWords } from '../../words/use-photo-words.ts'
import { roomNameOf } from './photo-names.ts'
import type { JobRoom } from './use-job-photos.ts'

type MissingListProps = {
  missing: readonly ListedPhoto[]
  rooms: readonly JobRoom[]
  /** Absent where the person may not add photos. */
  onTake: ((line: ListedPhoto) => void) | null
}

const shownAtFirst = 5

/** What the file still needs, each one tap from taking it. */
export function MissingList({ missing, rooms, onTake }: MissingListProps) {
  const words = usePhotoWords()
  const [showsAll, setShowsAll] = useState(false)
  const count = missing.reduce((sum, { least, have }) => sum + least - have, 0)
  if (count === 0)
    return (
      <p className="flex items-center gap-2 border-l-3 border-green bg-wash px-3 py-2.5 font-semibold">
        <Check aria-hidden className="size-5 text-green" />
        {words.missing.complete}
      </p>
    )
  return (
    <section aria-labelledby="photos-missing">
      <h3 id="photos-missing" className="border-b border-ink pb-1 text-xl uppercase">
        {words.missing.title(count)}
      </h3>
      <ul className="divide-y divide-line">
        {(showsAll ? missing : missing.slice(0, shownAtFirst)).map((line) => {
          const { what, how } = words.subjects[line.subject]
          const room = line.room_id === null ? null : roomNameOf(rooms, line.room_id, words)
          const name = words.missing.in(what, room)
          const about = (
            <span className="min-w-0">
              <span className="block font-semibold wrap-anywhere">{name}</span>
              <span className="block text-sm text-muted">
                {line.least > 1 ? `${words.missing.taken(line.have, line.least)}, ${how}` : how}
              </span>
            </span>
          )
          return (
            <li key={`${line.subject} ${line.room_id ?? ''}`}>
              {onTake ? (
                <button
                  type="button"
                  className="flex min-h-14 w-full items-center justify-between gap-3 py-2 text-left hover:bg-wash"
                  onClick={() => onTake(line)}
                >
                  {about}
                  <Camera aria-hidden className="size-5 shrink-0" />
                </button>
              ) : (
                <div className="py-2">{about}</div>
              )}
            </li>
          )
        })}
      </ul>
      {!showsAll && missing.length > shownAtFirst && (
        <button
          type="button"
          className="min-h-12 w-full text-left font-semibold underline decoration-gold decoration-2 underline-offset-4"
          onClick={() => setShowsAll(true)}
        >
          {words.missing.more(missing.length - shownAtFirst)}
        </button>
      )}
    </section>
  )
}

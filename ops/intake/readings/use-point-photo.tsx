import { useRef, useState, type ChangeEvent } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import { currentOutbox } from '../../device/person-store.ts'
import { storePhotos } from '../../device/store-photos.ts'
import type { BurstOutcome, PhotoAim } from '../../outbox/store-burst.ts'
import { UnfitPhotos } from '../../photos/unfit-photos.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useReadingWords } from '../../words/use-reading-words.ts'
import { useWords } from '../../words/use-words.ts'
import { placeOf, stopName } from './shown-value.ts'
import type { Stop } from './walk.ts'

const none: BurstOutcome = { unfit: [], notStored: 0 }

/** Opens the camera where the meter is held. The photo belongs to the job, its room and the point that it was taken at. */
export function usePointPhoto(job: Pick<JobDetail, 'id' | 'name' | 'facts'>, stop: Stop | null) {
  const { field } = useWords()
  const words = useReadingWords()
  const input = useRef<HTMLInputElement>(null)
  const [{ unfit, notStored }, setOutcome] = useState(none)

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const of = stop ? stopName(stop, words) : words.page
    const files = [...(target.files ?? [])].map((file) => named(file, of))
    target.value = ''
    setOutcome(none)
    setOutcome(await storePhotos(job, files, stop ? { aim: aimAt(stop) } : {}))
  }

  function aimAt(at: Stop): PhotoAim {
    const { id: point_id = undefined, room_id } =
      at.kind === 'point' ? at.point : { room_id: at.station.room_id }
    const caption = [stopName(at, words), at.kind === 'point' && placeOf(at, words)]
      .filter(Boolean)
      .join(', ')
    const is_restricted = job.facts.loss_type === 'trauma'
    return { phase: 'drying', room_id, ...(point_id && { point_id }), caption, is_restricted, isTaken: false }
  }

  return {
    take() {
      input.current?.click()
      // It is there by the time that the photo is taken.
      void currentOutbox()
    },
    field: (
      <>
        <input
          ref={input}
          type="file"
          accept="image/*"
          capture="environment"
          tabIndex={-1}
          className="sr-only"
          aria-label={field.photosFor(job.name)}
          onChange={(event) => void choose(event)}
        />
        <UnfitPhotos unfit={unfit} />
        {notStored > 0 && <Notice title={field.notStored(notStored)} />}
      </>
    ),
  }
}

function named(file: File, of: string) {
  const ending = /\.\w+$/.exec(file.name)?.[0] ?? ''
  return new File([file], `${of}${ending}`, { type: file.type, lastModified: file.lastModified })
}

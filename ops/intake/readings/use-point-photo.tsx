import { useRef, useState, type ChangeEvent } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import { currentOutbox } from '../../device/person-store.ts'
import { storePhotos } from '../../device/store-photos.ts'
import type { BurstOutcome } from '../../outbox/store-burst.ts'
import { UnfitPhotos } from '../../photos/unfit-photos.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useWords } from '../../words/use-words.ts'

const none: BurstOutcome = { unfit: [], notStored: 0 }

/** Opens the camera at a point. The photo goes to the job like any other; on this device it is named after the point. */
export function usePointPhoto(job: Pick<JobDetail, 'id' | 'name'>, of: string) {
  const { field } = useWords()
  const input = useRef<HTMLInputElement>(null)
  const [{ unfit, notStored }, setOutcome] = useState(none)

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])].map((file) => named(file, of))
    target.value = ''
    setOutcome(none)
    setOutcome(await storePhotos(job, files))
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

import { useRef, useState, type ChangeEvent } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import { currentOutbox } from '../../device/person-store.ts'
import { storePhotos } from '../../device/store-photos.ts'
import type { Burst } from '../../outbox/bursts.ts'
import type { BurstOutcome } from '../../outbox/store-burst.ts'
import { useWords } from '../../words/use-words.ts'
import { useAim } from './aim.ts'

const none: BurstOutcome = { unfit: [], notStored: 0 }

/** Photos from the library of the device, for the phase and the room that are chosen. Each says when its camera took it. */
export function useChoosePhotos(job: Pick<JobDetail, 'id' | 'name' | 'facts'>) {
  const { field } = useWords()
  const { phase, room_id } = useAim(job.id)
  const input = useRef<HTMLInputElement>(null)
  const instead = useRef<Burst | undefined>(undefined)
  const [outcome, setOutcome] = useState(none)

  async function take({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])]
    // The same photo may be chosen again.
    target.value = ''
    setOutcome(none)
    const is_restricted = job.facts.loss_type === 'trauma'
    const aim = { phase, room_id, is_restricted, isTaken: false }
    setOutcome(await storePhotos(job, files, { missing: instead.current, aim }))
  }

  return {
    outcome,
    choose(missing?: Burst) {
      instead.current = missing
      input.current?.click()
      // It is there by the time that the photos are chosen.
      void currentOutbox()
    },
    field: (
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        tabIndex={-1}
        className="sr-only"
        aria-label={field.photosFor(job.name)}
        onChange={(event) => void take(event)}
      />
    ),
  }
}

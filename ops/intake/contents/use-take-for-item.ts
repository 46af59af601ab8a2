import { useState } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import { storePhotos } from '../../device/store-photos.ts'
import type { BurstOutcome } from '../../outbox/store-burst.ts'
import { useAim } from '../photos/aim.ts'

const none: BurstOutcome = { unfit: [], notStored: 0 }

/** Takes photos of an item in its room, in the phase that was chosen last. Resolves with the IDs of those that are stored on this device. */
export function useTakeForItem(job: Pick<JobDetail, 'id' | 'name' | 'facts'>, room_id: string | null) {
  const { phase } = useAim(job.id)
  const [outcome, setOutcome] = useState(none)

  async function take(files: readonly File[]): Promise<string[]> {
    setOutcome(none)
    const stored: string[] = []
    const aim = { phase, room_id, is_restricted: job.facts.loss_type === 'trauma', isTaken: true }
    setOutcome(await storePhotos(job, files, { aim, onStored: (id) => stored.push(id) }))
    return stored
  }

  return { take, unfit: outcome.unfit, isFull: outcome.notStored > 0 }
}

import { useRef, useState } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import type { JobStay } from '#domain/equipment/moves/job-equipment.ts'
import { currentOutbox } from '../../device/person-store.ts'
import type { BurstOutcome } from '../../outbox/store-burst.ts'
import { UnfitPhotos } from '../../photos/unfit-photos.tsx'
import { readMovePhoto, storeMovePhoto } from '../equipment/move-photo.ts'
import { useMoveWrite } from '../equipment/use-move-write.ts'

/** A photo of a unit where it stands: it is placed in the same room once more, with its photo. */
export function useUnitPhoto(job: JobDetail) {
  const input = useRef<HTMLInputElement>(null)
  const unit = useRef<JobStay | null>(null)
  const [unfit, setUnfit] = useState<BurstOutcome['unfit']>([])
  const { send } = useMoveWrite(job)

  async function take(file: File) {
    const of = unit.current
    const reason = await (await currentOutbox())?.unfitReason(file)
    setUnfit(reason ? [{ name: file.name, reason }] : [])
    if (reason || !of) return
    const photo = await readMovePhoto(file)
    const isStored = await storeMovePhoto(job, photo)
    const { unit_id, number, room_id } = of
    send(
      {
        move: 'moved',
        unit_id,
        number,
        ...(room_id !== null && { room_id }),
        ...(isStored && { photo: photo.sha256 }),
      },
      number,
      of,
    )
  }

  return {
    take(stay: JobStay) {
      unit.current = stay
      input.current?.click()
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
          // The button of its row says the same.
          aria-hidden
          className="sr-only"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            target.value = ''
            if (file) void take(file)
          }}
        />
        <UnfitPhotos unfit={unfit} />
      </>
    ),
  }
}

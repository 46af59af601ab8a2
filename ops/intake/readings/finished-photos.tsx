import { Camera } from 'lucide-react'
import type { JobDetail } from '#domain/jobs/job.ts'
import { isToCome } from '#domain/photos/photo-lists.ts'
import type { JobDrying } from '#domain/readings/drying-file.ts'
import { finishedRooms } from '#domain/readings/dried/finished-rooms.ts'
import { pointRows } from '#domain/readings/points/point-rows.ts'
import { useMay } from '../../session/may.ts'
import { button } from '../../ui/button.ts'
import { useFileAuditWords } from '../../words/use-file-audit-words.ts'
import { useEquipment } from '../equipment/use-equipment.ts'
import { usePhotosToTake } from '../photos/use-job-photos.ts'
import { useTakePhotos } from '../photos/use-take-photos.tsx'

/** After the last reading: the rooms that are dry are photographed before anyone leaves. */
export function FinishedPhotos({ job, drying }: { job: JobDetail; drying: JobDrying }) {
  const { toCome: words } = useFileAuditWords()
  const mayAdd = useMay('photos.add')
  const mayWork = useMay('leads.work')
  const { query, rooms, listed, missing, unsent } = usePhotosToTake(job)
  const equipment = useEquipment(job.id)
  const finished = finishedRooms(pointRows(drying, []), equipment.query.data ? equipment.stays : null)
  const toCome = listed.filter((line) => isToCome(line, finished))
  const { take, photos } = useTakePhotos(job, {
    rooms,
    missing: [...missing, ...toCome],
    unsent: unsent.length,
  })
  const [first] = toCome
  const names = toCome.flatMap(({ room_id }) => rooms.find(({ id }) => id === room_id)?.name ?? [])
  return (
    <>
      {first && query.data && mayAdd && mayWork && (
        <div className="mt-5 border-l-3 border-gold bg-wash px-3 py-3">
          <p className="leading-snug wrap-anywhere">{words.now(names)}</p>
          <button
            type="button"
            className={`mt-3 min-h-13! w-full ${button('plain')}`}
            onClick={() => take(first)}
          >
            <Camera aria-hidden className="size-5" />
            {words.takeAll(toCome.length)}
          </button>
        </div>
      )}
      {photos}
    </>
  )
}

import type { JobDetail } from '#domain/jobs/job.ts'
import { chambersOf } from '#domain/rooms/chambers-of.ts'
import { useDryingFileWords } from '../../words/use-drying-file-words.ts'
import { DeviationDialog } from '../drying/deviation-dialog.tsx'
import { RoomDialog } from '../rooms/room-dialog.tsx'
import { CategoryDialog } from './category-dialog.tsx'
import type { Fix } from './fix-of.ts'
import type { Audited } from './use-audit.ts'

type FixProps = { job: JobDetail; known: Audited['known']; fix: Fix | null; onClose: () => void }

/** What is put right in front of the audit: whoever closes it stands in the list again. */
export function FixDialog({ job, known, fix, onClose }: FixProps) {
  const words = useDryingFileWords()
  const standing = known.rooms?.filter(({ removed_at }) => removed_at === null) ?? []
  switch (fix?.by) {
    case 'category':
      return <CategoryDialog job={job} onClose={onClose} />
    case 'room': {
      const room = standing.find(({ id }) => id === fix.id)
      const chambers = chambersOf(known.rooms ?? []).map(({ chamber }) => chamber)
      return room ? (
        <RoomDialog job={job} room={room} rooms={standing} chambers={chambers} onClose={onClose} />
      ) : null
    }
    case 'difference': {
      const { name, ...deviation } = fix.difference
      const titles = {
        air_movers: words.movers,
        dehumidifiers: words.dehumidifier,
        air_filtration: words.filtration,
      }
      return (
        <DeviationDialog
          job={job}
          title={titles[deviation.place.need](name)}
          deviation={deviation}
          chart={known.drying?.chart ?? ''}
          onClose={onClose}
        />
      )
    }
    default:
      return null
  }
}

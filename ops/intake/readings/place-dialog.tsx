import type { JobDetail } from '#domain/jobs/job.ts'
import type { JobDrying } from '#domain/readings/drying-file.ts'
import type { Room } from '#domain/rooms/room.ts'
import { PointDialog } from './point-dialog.tsx'
import { StationDialog } from './station-dialog.tsx'
import type { Stop } from './walk.ts'

/** What is being added or changed: `stop` is null where it is new. */
export type Editing = { what: 'point' | 'station'; stop: Stop | null }

type PlaceDialogProps = Editing & {
  job: Pick<JobDetail, 'id' | 'name'>
  drying: JobDrying
  rooms: readonly Room[]
  near: string | null
  onClose: () => void
  /** Where the walk goes on: what was added stands in front of the person. */
  onAdded: (id: string) => void
}

/** Of a point or of a place where the air is measured. */
export function PlaceDialog({ what, stop, near, ...shared }: PlaceDialogProps) {
  return what === 'point' ? (
    <PointDialog {...shared} near={near} point={stop?.kind === 'point' ? stop.point : null} />
  ) : (
    <StationDialog {...shared} station={stop?.kind === 'air' ? stop.station : null} />
  )
}

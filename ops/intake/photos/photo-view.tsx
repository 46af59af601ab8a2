import type { JobDetail } from '#domain/jobs/job.ts'
import type { JobPhoto } from '#domain/photos/job-photo.ts'
import { loadScreen } from '../../ui/load-screen.ts'
import { WhenOpened } from '../../ui/when-opened.tsx'
import type { JobRoom } from './use-job-photos.ts'

const PhotoPane = loadScreen(() => import('./photo-pane.tsx'), 'PhotoPane')

export type PhotoViewProps = {
  job: Pick<JobDetail, 'id'>
  /** In the order of the gallery. */
  photos: readonly JobPhoto[]
  rooms: readonly JobRoom[]
  openId: string | null
  onOpen: (id: string | null) => void
}

/** One photo as large as the window. */
export function PhotoView(props: PhotoViewProps) {
  return (
    <WhenOpened part={PhotoPane} isOpen={props.openId !== null} onClose={() => props.onOpen(null)}>
      <PhotoPane {...props} />
    </WhenOpened>
  )
}

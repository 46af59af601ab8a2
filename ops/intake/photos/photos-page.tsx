import { getRouteApi } from '@tanstack/react-router'
import { Camera, EyeOff, Image } from 'lucide-react'
import { useState } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import type { ListedPhoto } from '#domain/photos/photo-lists.ts'
import { AddPhotos } from '../../photos/add-photos.tsx'
import { PhotosHere } from '../../photos/photos-here.tsx'
import { useMay } from '../../session/may.ts'
import { NoPermission } from '../../shell/no-permission.tsx'
import { button } from '../../ui/button.ts'
import { Statement } from '../../ui/list-states.tsx'
import { loadScreen } from '../../ui/load-screen.ts'
import { WhenOpened } from '../../ui/when-opened.tsx'
import { useIsWide } from '../../ui/wide.ts'
import { usePhotoWords } from '../../words/use-photo-words.ts'
import { PageStates } from '../job/page-states.tsx'
import { useJob } from '../job/use-job.ts'
import { AimFields } from './aim-fields.tsx'
import { setAim, useAim } from './aim.ts'
import { Gallery } from './gallery.tsx'
import { MissingList } from './missing-list.tsx'
import { useChoosePhotos } from './use-choose-photos.tsx'
import { useJobPhotos } from './use-job-photos.ts'

// Who looks at photos takes none.
const CameraScreen = loadScreen(() => import('./camera-screen.tsx'), 'CameraScreen')

const route = getRouteApi('/staff/ops/intake/$id')

export function PhotosPage() {
  const { id } = route.useParams()
  const { job } = useJob(id)
  const { seeing } = usePhotoWords()
  const maySee = useMay('photos.view')
  if (!maySee) return <NoPermission what={seeing} />
  return job ? <Photos job={job} /> : null
}

/** The photos of a job: taking them, what is still missing, and all that there are. */
function Photos({ job }: { job: JobDetail }) {
  const words = usePhotoWords()
  const mayAdd = useMay('photos.add') && job.side !== 'duplicate'
  const mayWork = useMay('leads.work')
  const maySeeRestricted = useMay('photos.viewRestricted')
  const isWide = useIsWide()
  const aim = useAim(job.id)
  const { query, photos, rooms, unsent, missing } = useJobPhotos(job)
  const { choose, outcome, field } = useChoosePhotos(job)
  const [isCameraOn, setCameraOn] = useState(false)
  const takesHere = mayAdd && mayWork

  function take({ phase, room_id }: ListedPhoto) {
    setAim(job.id, { phase, room_id: room_id ?? aim.room_id })
    if (isWide) choose()
    else setCameraOn(true)
  }

  return (
    <div className="max-w-6xl gap-10 pt-5 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="space-y-5 lg:order-2">
        {takesHere && (
          <div className="space-y-2">
            {field}
            <AimFields jobId={job.id} rooms={rooms} />
            <div className="grid grid-cols-2 gap-2 lg:grid-cols-1">
              {!isWide && (
                <button
                  type="button"
                  className={`min-h-14! ${button('gold')}`}
                  onClick={() => setCameraOn(true)}
                >
                  <Camera aria-hidden className="size-5" />
                  {words.take}
                </button>
              )}
              <button
                type="button"
                className={`min-h-14! ${button(isWide ? 'gold' : 'plain')}`}
                onClick={() => choose()}
              >
                <Image aria-hidden className="size-5" />
                {words.choose}
              </button>
            </div>
            <PhotosHere leadId={job.id} outcome={outcome} onAddMissing={choose} />
          </div>
        )}
        {!takesHere && mayWork && <AddPhotos lead={job} />}
        {job.facts.loss_type === 'trauma' && (
          <p className="flex gap-2 border-l-3 border-gold bg-wash px-3 py-2.5">
            <EyeOff aria-hidden className="size-5 shrink-0" />
            {maySeeRestricted ? words.restrictedHere : words.restrictedToYou}
          </p>
        )}
        {query.data && <MissingList missing={missing} rooms={rooms} onTake={takesHere ? take : null} />}
      </div>
      <div className="min-w-0 max-lg:mt-8">
        <PageStates jobId={job.id} query={query} words={words} />
        {query.data && photos.length === 0 && unsent.length === 0 && (
          <Statement title={words.none}>
            <p>{takesHere ? words.noneMore : words.noneReadOnly}</p>
          </Statement>
        )}
        {photos.length > 0 && (
          <Gallery job={job} photos={photos} rooms={rooms} reload={() => void query.refetch()} />
        )}
      </div>
      <WhenOpened part={CameraScreen} isOpen={isCameraOn} onClose={() => setCameraOn(false)}>
        {isCameraOn && (
          <CameraScreen
            job={job}
            rooms={rooms}
            missing={missing}
            unsent={unsent.length}
            onClose={() => setCameraOn(false)}
            onChoose={() => {
              setCameraOn(false)
              choose()
            }}
          />
        )}
      </WhenOpened>
    </div>
  )
}

import { useState } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import { PhotosHere } from '../../photos/photos-here.tsx'
import { loadScreen } from '../../ui/load-screen.ts'
import { WhenOpened } from '../../ui/when-opened.tsx'
import { useIsWide } from '../../ui/wide.ts'
import { setAim, useAim, type Aim } from './aim.ts'
import type { CameraScreenProps } from './camera-screen.tsx'
import { useChoosePhotos } from './use-choose-photos.tsx'

// Who looks at photos takes none.
const CameraScreen = loadScreen(() => import('./camera-screen.tsx'), 'CameraScreen')

type Around = Pick<CameraScreenProps, 'rooms' | 'missing' | 'unsent'>

/** Takes photos of one phase and room from another screen: with the camera, or on a wide screen from the files. */
export function useTakePhotos(job: JobDetail, around: Around) {
  const isWide = useIsWide()
  const aim = useAim(job.id)
  const [isCameraOn, setCameraOn] = useState(false)
  const { choose, outcome, field } = useChoosePhotos(job)
  const close = () => setCameraOn(false)
  return {
    take({ phase, room_id }: Aim) {
      setAim(job.id, { phase, room_id: room_id ?? aim.room_id })
      if (isWide) choose()
      else setCameraOn(true)
    },
    /** The hidden field and what became of the photos. */
    photos: (
      <>
        {field}
        <PhotosHere leadId={job.id} outcome={outcome} onAddMissing={choose} />
        <WhenOpened part={CameraScreen} isOpen={isCameraOn} onClose={close}>
          {isCameraOn && (
            <CameraScreen
              {...around}
              job={job}
              onClose={close}
              onChoose={() => {
                close()
                choose()
              }}
            />
          )}
        </WhenOpened>
      </>
    ),
  }
}

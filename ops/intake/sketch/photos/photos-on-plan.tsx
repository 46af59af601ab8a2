import type { JobDetail } from '#domain/jobs/job.ts'
import { isRefused } from '#domain/sketch/edit/edited.ts'
import { putPin } from '#domain/sketch/edit/pins.ts'
import { useSketchWords } from '../../../words/use-sketch-words.ts'
import { useJobPhotos } from '../../photos/use-job-photos.ts'
import { PhotoView } from '../../photos/photo-view.tsx'
import { roomsAt } from '../editing/scene.ts'
import type { Editor } from '../editing/use-editor.ts'
import { ChoosePhoto } from './choose-photo.tsx'
import { PhotoNotHere } from './photo-not-here.tsx'
import type { PhotoOnPlan } from './photo-on-plan.ts'

type PhotosOnPlanProps = {
  job: JobDetail
  editor: Editor
  photo: PhotoOnPlan
  onPhoto: (photo: PhotoOnPlan | null) => void
}

/** The photos of a job on its plan: which one was taken at a place, or the one of a pin as large as the window. */
export function PhotosOnPlan({ job, editor, photo, onPhoto }: PhotosOnPlanProps) {
  const { query, photos, rooms, unsent } = useJobPhotos(job)
  const { photo: words } = useSketchWords()
  const { plan } = editor
  const pinned = new Set(plan.pins.filter(({ kind }) => kind === 'photo').map(({ record_id }) => record_id))
  const close = () => onPhoto(null)

  if ('id' in photo) {
    const isHere = photos.some(({ id }) => id === photo.id)
    if (!isHere && !query.isPending)
      return <PhotoNotHere id={unsent.find(({ id }) => id === photo.id)?.id ?? null} onClose={close} />
    const shown = photos.filter(({ id }) => pinned.has(id))
    return (
      <PhotoView
        job={job}
        photos={shown}
        rooms={rooms}
        openId={photo.id}
        onOpen={(id) => onPhoto(id === null ? null : { id })}
      />
    )
  }

  const { at } = photo
  function pin(record_id: string) {
    editor.edit((now) => {
      const edited = putPin(now, { kind: 'photo', record_id, place: at })
      if (isRefused(edited)) return edited
      const made = edited.plan.pins.find((each) => each.kind === 'photo' && each.record_id === record_id)
      return { plan: edited.plan, ...(made && { taken: { kind: 'pin', id: made.id } }) }
    }, null)
    close()
  }
  return (
    <ChoosePhoto
      jobId={job.id}
      title={words.title}
      none={words.none}
      query={query}
      photos={photos.filter(({ id }) => !pinned.has(id))}
      unsent={unsent.filter(({ id }) => !pinned.has(id))}
      rooms={rooms}
      here={roomsAt(plan, at)}
      onChoose={pin}
      onClose={close}
    />
  )
}

import { useState } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import type { JobPhoto } from '#domain/photos/job-photo.ts'
import { photoPhases } from '#domain/photos/photo-phases.ts'
import { CheckField } from '../../ui/check-field.tsx'
import { EditDialog } from '../../ui/edit-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { usePhotoWords } from '../../words/use-photo-words.ts'
import { useChangePhoto } from './use-change-photo.ts'
import type { JobRoom } from './use-job-photos.ts'

type PhotoDetailsProps = {
  job: Pick<JobDetail, 'id'>
  photo: JobPhoto
  rooms: readonly JobRoom[]
  onClose: () => void
}

/** What is said of a photo: its caption, its phase, its room and who may see it. */
export function PhotoDetails({ job, photo, rooms, onClose }: PhotoDetailsProps) {
  const words = usePhotoWords()
  const [caption, setCaption] = useState(photo.caption)
  const [phase, setPhase] = useState(photo.phase)
  const [room_id, setRoom] = useState(photo.room_id)
  const [is_restricted, setRestricted] = useState(photo.is_restricted)
  const { save, isBusy, problem } = useChangePhoto(job.id, onClose)
  const changes = {
    ...(caption !== photo.caption && { caption }),
    ...(phase !== photo.phase && phase !== null && { phase }),
    ...(room_id !== photo.room_id && { room_id }),
    ...(is_restricted !== photo.is_restricted && { is_restricted }),
  }
  return (
    <EditDialog
      title={words.view.edit}
      save={words.view.save}
      isSaving={isBusy}
      onSave={() => save({ photo, changes })}
      onClose={onClose}
    >
      <Field
        label={words.view.caption}
        value={caption}
        maxLength={200}
        onChange={({ target }) => setCaption(target.value)}
      />
      <SelectField
        label={words.phase}
        value={phase ?? ''}
        {...(photo.phase === null && { none: words.noPhase })}
        options={photoPhases.map(({ value }) => ({ value, label: words.phases[value] }))}
        onChange={({ target }) =>
          setPhase(photoPhases.find(({ value }) => value === target.value)?.value ?? null)
        }
      />
      <SelectField
        label={words.room}
        value={room_id ?? ''}
        none={words.noRoom}
        options={rooms.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => setRoom(target.value || null)}
      />
      <CheckField
        label={words.view.restrict}
        hint={words.view.restrictMore}
        checked={is_restricted}
        onChange={({ target }) => setRestricted(target.checked)}
      />
      {problem && <Notice title={problem.detail} />}
    </EditDialog>
  )
}

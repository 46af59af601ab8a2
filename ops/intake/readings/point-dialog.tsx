import type { JobDetail } from '#domain/jobs/job.ts'
import type { JobDrying } from '#domain/readings/drying-file.ts'
import { MoisturePoint, type PointFields } from '#domain/readings/points/point.ts'
import type { Room } from '#domain/rooms/room.ts'
import { useUser } from '../../session/may.ts'
import { button } from '../../ui/button.ts'
import { CheckField } from '../../ui/check-field.tsx'
import { EditDialog } from '../../ui/edit-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { LeftDraft } from '../../ui/left-draft.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioGrid } from '../../ui/radio-grid.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useReadingWords } from '../../words/use-reading-words.ts'
import { useRoomWords } from '../../words/use-room-words.ts'
import { MaterialChips } from './material-chips.tsx'
import {
  madeFrom,
  methodsOf,
  newPointDraft,
  pointDraftOf,
  readPointDraft,
  StoredPointDraft,
  takenNumbers,
} from './point-draft.ts'
import { PlaceChips } from './place-chips.tsx'
import { PlaceClashDialog } from './place-clash-dialog.tsx'
import { usePlaceForm } from './use-place-form.ts'
import { usePointWrite } from './use-place-write.ts'

type PointDialogProps = {
  job: Pick<JobDetail, 'id' | 'name'>
  drying: JobDrying
  rooms: readonly Room[]
  /** Null: a new one. */
  point: MoisturePoint | null
  /** The room in which the person is. */
  near: string | null
  onClose: () => void
  onAdded: (id: string) => void
}

/** Adds or changes a point: where it is, what it is, and which meter reads it. */
export function PointDialog({ job, drying, rooms, point, near, onClose, onAdded }: PointDialogProps) {
  const words = useReadingWords()
  const { room: roomWords } = useRoomWords()
  const me = useUser()?.id ?? ''
  const say = words.pointForm
  const write = usePointWrite(job, point)
  const fresh = newPointDraft(drying.points, drying.setup, near ?? onlyOf(rooms))
  const form = usePlaceForm({
    key: [me, 'point', job.id, point?.id ?? 'new'].join(':'),
    base: point ? pointDraftOf(point, say.parts) : fresh,
    following: point ? {} : { number: fresh.number },
    schema: StoredPointDraft,
    read: (draft) => readPointDraft(draft, words, takenNumbers(drying.points, [point?.id, draft.id])),
    save: (fields: PointFields, id, draft) =>
      write.save(fields, { id, from: madeFrom(draft, MoisturePoint) ?? point }, () => {
        if (!point) onAdded(id)
        done()
      }),
  })
  const { values, faults, type } = form

  function done() {
    form.clear()
    onClose()
  }

  if (write.clash) return <PlaceClashDialog jobId={job.id} {...write.clash} onClose={onClose} />
  return (
    <EditDialog
      title={point ? say.change(point.number) : say.add}
      save={say.save}
      isSaving={write.isBusy}
      onSave={form.save}
      onClose={onClose}
      also={
        point && (
          <button
            type="button"
            className={`sm:mr-auto ${button('quiet')}`}
            onClick={() => write.remove(done)}
          >
            {say.remove}
          </button>
        )
      }
    >
      {form.wasLeft && (
        <LeftDraft words={words.draft} startOver={words.startOver} onStartOver={form.startOver} />
      )}
      {write.problem && <Notice title={write.problem.detail} />}
      <RadioGrid
        label={say.room}
        value={values.room_id}
        options={rooms.map(({ id, name }) => ({ value: id, label: roomWords(name) }))}
        {...errorOf(faults['room_id'])}
        onChange={(room_id) =>
          type({ room_id, is_reference: rooms.some(({ id, is_affected }) => id === room_id && !is_affected) })
        }
      />
      <div className="grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-3 cramped:grid-cols-1">
        <Field
          label={say.number}
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
          value={values.number}
          {...errorOf(faults['number'])}
          onChange={({ target }) => type({ number: target.value })}
        />
        <Field
          label={say.place}
          hint={say.placeHint}
          maxLength={80}
          autoComplete="off"
          value={values.place}
          {...errorOf(faults['place'])}
          onChange={({ target }) => type({ place: target.value })}
        />
      </div>
      <PlaceChips value={values.place} onChange={(place) => type({ place })} />
      <MaterialChips
        value={values.material}
        retired={drying.setup.retired_materials}
        error={faults['material']}
        onChange={(material) => type({ material })}
      />
      <SelectField
        label={say.meter}
        value={values.method}
        options={methodsOf(drying.setup, point)}
        {...errorOf(faults['method'])}
        onChange={({ target }) => type({ method: target.value })}
      />
      <CheckField
        label={say.isReference}
        hint={say.isReferenceHint}
        checked={values.is_reference}
        onChange={({ target }) => type({ is_reference: target.checked })}
      />
    </EditDialog>
  )
}

function onlyOf(rooms: readonly Room[]) {
  return rooms.length === 1 ? (rooms[0]?.id ?? null) : null
}

function errorOf(error: string | undefined) {
  return error === undefined ? {} : { error }
}

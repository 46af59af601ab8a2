import type { JobDetail } from '#domain/jobs/job.ts'
import { levels } from '#domain/rooms/room-choices.ts'
import type { Chamber, Room } from '#domain/rooms/room.ts'
import { button } from '../../ui/button.ts'
import { EditDialog } from '../../ui/edit-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { LeftDraft } from '../../ui/left-draft.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioGrid } from '../../ui/radio-grid.tsx'
import { useRoomWords } from '../../words/use-room-words.ts'
import { ChamberField } from './chamber-field.tsx'
import { CountField } from './count-field.tsx'
import { CutoutFields } from './cutout-fields.tsx'
import { LengthField } from './length-field.tsx'
import { LengthKeys } from './length-keys.tsx'
import { usualLevel } from './room-draft.ts'
import { NameField } from './name-field.tsx'
import { ReadingBack } from './reading-back.tsx'
import { useRoomForm } from './use-room-form.ts'
import { WetFields } from './wet-fields.tsx'

const mostInsets = 50

type RoomDialogProps = {
  job: Pick<JobDetail, 'id' | 'name' | 'facts'>
  /** Null: a new one. */
  room: Room | null
  rooms: readonly Room[]
  chambers: readonly Chamber[]
  onClose: () => void
}

/** Adds or changes a room, in the order in which someone walks it: what it is, how large, what is wet, how it is dried. */
export function RoomDialog({ job, room, rooms, chambers, onClose }: RoomDialogProps) {
  const words = useRoomWords()
  const { form: say } = words
  const form = useRoomForm({ job, room, rooms, chambers, onClose })
  const { values, type, faults, problem, remove } = form
  const sizes = [
    { name: 'length', label: say.length },
    { name: 'width', label: say.width },
    { name: 'height', label: say.height },
  ] as const
  return (
    <EditDialog
      title={room ? words.change(room.name) : say.add}
      save={say.save}
      isSaving={form.isSaving}
      onSave={form.save}
      onClose={onClose}
      also={
        remove && (
          <button type="button" className={`sm:mr-auto ${button('quiet')}`} onClick={remove}>
            {say.remove}
          </button>
        )
      }
    >
      {form.wasLeft && <LeftDraft words={say.draft} startOver={say.startOver} onStartOver={form.startOver} />}
      {problem && (
        <Notice title={problem.detail}>
          {form.others.length > 0 && (
            <p>{say.theyChanged(form.others.map((field) => words.fields[field]).join(', '))}</p>
          )}
          {problem.status === 409 && <p>{say.saveAgain}</p>}
        </Notice>
      )}
      <NameField
        value={values.name}
        likely={job.facts.rooms ?? []}
        error={faults['name']}
        onChange={(name) => type({ name, ...(!room && usualLevel(name)) })}
      />
      <fieldset className="min-w-0">
        <legend className="sr-only">{say.size}</legend>
        <div className="grid grid-cols-3 items-start gap-2 cramped:grid-cols-1">
          {sizes.map(({ name, label }) => (
            <LengthField
              key={name}
              label={label}
              value={values[name]}
              error={faults[name]}
              onChange={(typed) => type({ [name]: typed })}
            />
          ))}
        </div>
        <LengthKeys />
        <p className="mt-2 text-sm text-muted max-lg:sr-only">{say.sizeHint}</p>
        <ReadingBack room={form.measured} />
      </fieldset>
      <CutoutFields value={values.cutouts} faults={faults} onChange={(cutouts) => type({ cutouts })} />
      <WetFields values={values} room={form.measured} faults={faults} onChange={type} />
      <CountField
        label={say.insets}
        value={values.insets}
        most={mostInsets}
        onChange={(insets) => type({ insets })}
      />
      <ChamberField values={values} chambers={chambers} faults={faults} onChange={type} />
      <RadioGrid
        label={say.level}
        value={values.level}
        options={levels.map((value) => ({ value, label: words.levels[value] }))}
        onChange={(level) => type({ level })}
      />
      <Field
        label={say.structure}
        maxLength={60}
        autoComplete="off"
        value={values.structure}
        onChange={({ target }) => type({ structure: target.value })}
      />
    </EditDialog>
  )
}

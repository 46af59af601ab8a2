import { chambersOf } from '#domain/rooms/chambers-of.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import type { JobDrying } from '#domain/readings/drying-file.ts'
import { stationKinds } from '#domain/readings/reading-choices.ts'
import { AirStation, type StationFields } from '#domain/readings/stations/station.ts'
import type { Room } from '#domain/rooms/room.ts'
import { useUser } from '../../session/may.ts'
import { button } from '../../ui/button.ts'
import { EditDialog } from '../../ui/edit-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { LeftDraft } from '../../ui/left-draft.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioGrid } from '../../ui/radio-grid.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useReadingWords } from '../../words/use-reading-words.ts'
import { useRoomWords } from '../../words/use-room-words.ts'
import { madeFrom } from './point-draft.ts'
import {
  isDehumidifier,
  newStationDraft,
  readStationDraft,
  stationDraftOf,
  StoredStationDraft,
  usualPlace,
} from './station-draft.ts'
import { DehumidifierField } from './dehumidifier-field.tsx'
import { PlaceClashDialog } from './place-clash-dialog.tsx'
import { usePlaceForm } from './use-place-form.ts'
import { useStationWrite } from './use-place-write.ts'

type StationDialogProps = {
  job: Pick<JobDetail, 'id' | 'name'>
  drying: JobDrying
  rooms: readonly Room[]
  /** Null: a new one. */
  station: AirStation | null
  onClose: () => void
  onAdded: (id: string) => void
}

/** Adds or changes a place where the air is measured. It is named after its room or unit until someone names it. */
export function StationDialog({ job, rooms, station, onClose, onAdded }: StationDialogProps) {
  const words = useReadingWords()
  const { room: roomWords } = useRoomWords()
  const me = useUser()?.id ?? ''
  const say = words.stationForm
  const chambers = chambersOf(rooms).map(({ chamber }) => chamber)
  const places = [
    ...chambers.map(({ id, name }) => ({ value: id, label: name })),
    ...rooms.map(({ id, name }) => ({ value: id, label: roomWords(name) })),
  ]
  const names = new Map(places.map(({ value, label }) => [value, label]))
  const write = useStationWrite(job, station)
  const form = usePlaceForm({
    key: [me, 'station', job.id, station?.id ?? 'new'].join(':'),
    base: station ? stationDraftOf(station) : newStationDraft,
    schema: StoredStationDraft,
    read: (draft) =>
      readStationDraft(draft, { rooms, chambers, place: usualPlace(draft, names, words) }, words),
    save: (fields: StationFields, id, draft) =>
      write.save(fields, { id, from: madeFrom(draft, AirStation) ?? station }, () => {
        if (!station) onAdded(id)
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
      title={station ? say.change(station.place) : say.add}
      save={say.save}
      isSaving={write.isBusy}
      onSave={form.save}
      onClose={onClose}
      also={
        station && (
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
        label={say.kind}
        value={values.kind}
        options={stationKinds.map(({ value }) => ({ value, label: words.stations[value] }))}
        {...errorOf(faults['kind'])}
        onChange={(kind) => type({ kind })}
      />
      {values.kind !== 'outside' && (
        <SelectField
          label={say.where}
          none={say.nowhere}
          value={values.where}
          options={places}
          onChange={({ target }) => type({ where: target.value })}
        />
      )}
      {isDehumidifier(values) && (
        <DehumidifierField
          jobId={job.id}
          value={values.unit_number}
          error={faults['unit_number']}
          onChange={(unit_number, room) =>
            type(room && values.where === '' ? { unit_number, where: room } : { unit_number })
          }
        />
      )}
      <Field
        label={say.place}
        hint={say.placeHint}
        maxLength={80}
        autoComplete="off"
        placeholder={usualPlace(values, names, words)}
        value={values.place}
        {...errorOf(faults['place'])}
        onChange={({ target }) => type({ place: target.value })}
      />
    </EditDialog>
  )
}

function errorOf(error: string | undefined) {
  return error === undefined ? {} : { error }
}

import { chamberKinds } from '#domain/rooms/room-choices.ts'
import type { Chamber } from '#domain/rooms/room.ts'
import { newId } from '#platform/uuid.ts'
import { Field } from '../../ui/field.tsx'
import { RadioGrid } from '../../ui/radio-grid.tsx'
import { useRoomWords } from '../../words/use-room-words.ts'
import type { RoomDraft, RoomFaults } from './room-draft.ts'

type ChamberFieldProps = {
  values: RoomDraft
  chambers: readonly Chamber[]
  faults: RoomFaults
  onChange: (changed: Partial<RoomDraft>) => void
}

/** In which chamber a room is dried; a new one is named here. */
export function ChamberField({ values, chambers, faults, onChange }: ChamberFieldProps) {
  const { form, noChamber, chamberKinds: words } = useRoomWords()
  const [nameFault, kindFault] = [faults['chamber_name'], faults['chamber_kind']]
  return (
    <>
      <RadioGrid
        label={form.chamber}
        value={values.chamber || 'none'}
        options={[
          { value: 'none', label: noChamber },
          ...chambers.map(({ id, name }) => ({ value: id, label: name })),
          { value: 'new', label: form.newChamber },
        ]}
        onChange={(chosen) =>
          onChange({
            chamber: chosen === 'none' ? '' : chosen,
            chamber_id: values.chamber_id || newId(),
          })
        }
      />
      {values.chamber === 'new' && (
        <div className="space-y-4 border-l-3 border-gold pl-3">
          <Field
            label={form.chamberName}
            maxLength={60}
            autoComplete="off"
            value={values.chamber_name}
            {...(nameFault !== undefined && { error: nameFault })}
            onChange={({ target }) => onChange({ chamber_name: target.value })}
          />
          <RadioGrid
            label={form.chamberKind}
            value={values.chamber_kind ?? ''}
            options={chamberKinds.map((value) => ({ value, label: words[value] }))}
            {...(kindFault !== undefined && { error: kindFault })}
            onChange={(chamber_kind) => onChange({ chamber_kind })}
          />
        </div>
      )}
    </>
  )
}

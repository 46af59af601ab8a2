import { materials } from '#domain/jobs/facts/choices.ts'
import { floorArea } from '#domain/rooms/room-figures.ts'
import { CheckField } from '../../ui/check-field.tsx'
import { Field } from '../../ui/field.tsx'
import { useJobWords } from '../../words/use-job-words.ts'
import { useRoomWords } from '../../words/use-room-words.ts'
import { SeveralField } from '../facts/several-field.tsx'
import { LengthField } from './length-field.tsx'
import { areaText, type MeasuredRoom, type RoomDraft, type RoomFaults } from './room-draft.ts'

type WetFieldsProps = {
  values: RoomDraft
  room: MeasuredRoom
  faults: RoomFaults
  onChange: (changed: Partial<RoomDraft>) => void
}

/** What is wet in a room, for the air movers and for the class. */
export function WetFields({ values, room, faults, onChange }: WetFieldsProps) {
  const { form } = useRoomWords()
  const { facts } = useJobWords()
  const floor = floorArea(room)
  const wrong = (name: string) => {
    const error = faults[name]
    return error === undefined ? {} : { error }
  }
  return (
    <>
      <CheckField
        label={form.affected}
        hint={form.affectedHint}
        checked={values.is_affected}
        onChange={({ target }) => onChange({ is_affected: target.checked })}
      />
      {values.is_affected && (
        <>
          <div className="flex items-start gap-2">
            <div className="min-w-0 flex-1">
              <Field
                label={form.wetFloor}
                inputMode="decimal"
                autoComplete="off"
                maxLength={12}
                value={values.wet_floor}
                {...wrong('wet_floor')}
                onChange={({ target }) => onChange({ wet_floor: target.value })}
              />
            </div>
            {floor !== null && (
              <button
                type="button"
                className="mt-6 min-h-12 shrink-0 rounded-sm border border-edge bg-sheet px-3 font-semibold hover:border-ink"
                onClick={() => onChange({ wet_floor: areaText(Math.round(floor * 100)) })}
              >
                {form.allFloor}
              </button>
            )}
          </div>
          <Field
            label={form.wetUpper}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={values.wet_upper}
            {...wrong('wet_upper')}
            onChange={({ target }) => onChange({ wet_upper: target.value })}
          />
          <LengthField
            label={form.wetLower}
            value={values.wet_lower}
            error={faults['wet_lower']}
            onChange={(wet_lower) => onChange({ wet_lower })}
          />
          <SeveralField
            label={form.materials}
            options={materials.map(({ value }) => ({ value, label: facts.value('materials', [value]) }))}
            value={values.materials}
            onChange={(chosen) => onChange({ materials: chosen })}
          />
        </>
      )}
    </>
  )
}

import { Field } from '../../ui/field.tsx'
import { Suggestions } from '../../ui/suggestions.tsx'
import { useReadingWords } from '../../words/use-reading-words.ts'
import { useRoomWords } from '../../words/use-room-words.ts'
import { useEquipment } from '../equipment/use-equipment.ts'

type DehumidifierFieldProps = {
  jobId: string
  value: string
  error: string | undefined
  /** `room`: where the unit stands, if that is known. */
  onChange: (number: string, room: string | null) => void
}

/** Of which unit the air is measured: those that stand at the job are one tap, any other is typed. */
export function DehumidifierField({ jobId, value, error, onChange }: DehumidifierFieldProps) {
  const { stationForm: say } = useReadingWords()
  const { room: roomWords } = useRoomWords()
  const { stays } = useEquipment(jobId)
  const here = stays.filter(({ kind, pulled_at }) => kind.startsWith('dehumidifier') && pulled_at === null)
  return (
    <div>
      <Field
        label={say.unit}
        hint={say.unitHint}
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        value={value}
        {...(error && { error })}
        onChange={({ target }) => onChange(target.value, null)}
      />
      {here.length > 0 && (
        <Suggestions
          label={say.unitsHere}
          options={here.map(({ number, room }) => ({
            value: number,
            label: room ? `${number}, ${roomWords(room)}` : number,
          }))}
          isChosen={(number) => number === value.trim().toUpperCase()}
          onChoose={(number) =>
            onChange(number, here.find((each) => each.number === number)?.room_id ?? null)
          }
        />
      )}
    </div>
  )
}

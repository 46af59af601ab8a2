import { mostShiftsAtOnce } from '#domain/shifts/shift.ts'
import { SelectField } from '../ui/select-field.tsx'

const counts = [1, 2, 3, 4, 6, 8, 10, 12, 26, 52].filter((weeks) => weeks <= mostShiftsAtOnce)

type RepeatFieldProps = { weeks: number; onChange: (weeks: number) => void }

export function RepeatField({ weeks, onChange }: RepeatFieldProps) {
  return (
    <SelectField
      label="Repeat"
      value={String(weeks)}
      options={counts.map((count) => ({
        value: String(count),
        label: count === 1 ? 'Doesn’t repeat' : `Weekly, ${count} times`,
      }))}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  )
}

import { usualRooms } from '#domain/rooms/room-choices.ts'
import { Field } from '../../ui/field.tsx'
import { Suggestions } from '../../ui/suggestions.tsx'
import { useRoomWords } from '../../words/use-room-words.ts'
import { likelyFirst } from './room-draft.ts'

type NameFieldProps = {
  value: string
  /** Those that the caller named as wet. */
  likely: readonly string[]
  error: string | undefined
  onChange: (name: string) => void
}

/** The usual names are one tap, those of this loss before the others; any other is typed. */
export function NameField({ value, likely, error, onChange }: NameFieldProps) {
  const { form, room } = useRoomWords()
  const usual = usualRooms.find((name) => room(name).toLowerCase() === value.trim().toLowerCase())
  return (
    <div>
      <Field
        label={form.name}
        maxLength={60}
        autoComplete="off"
        value={room(value)}
        {...(error && { error })}
        onChange={({ target }) => onChange(target.value)}
      />
      <Suggestions
        options={likelyFirst(usualRooms, likely).map((name) => ({ value: name, label: room(name) }))}
        isChosen={(name) => name === usual || name === value}
        onChoose={onChange}
      />
    </div>
  )
}

import { usualRooms } from '#domain/rooms/room-choices.ts'
import { Field } from '../../ui/field.tsx'
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
      <div className="-mx-1.5 mt-2 flex gap-2 overflow-x-auto px-1.5 pb-2 lg:flex-wrap lg:overflow-visible">
        {likelyFirst(usualRooms, likely).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === usual || name === value}
            className="min-h-12 shrink-0 rounded-sm border border-edge bg-sheet px-3 hover:border-ink aria-pressed:border-ink aria-pressed:bg-gold-wash aria-pressed:inset-ring aria-pressed:inset-ring-ink"
            onClick={() => onChange(name)}
          >
            {room(name)}
          </button>
        ))}
      </div>
    </div>
  )
}

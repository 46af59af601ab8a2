import { ChevronDown } from 'lucide-react'
import { photoPhases } from '#domain/photos/photo-phases.ts'
import { usePhotoWords } from '../../words/use-photo-words.ts'
import { setAim, useAim } from './aim.ts'
import type { JobRoom } from './use-job-photos.ts'

type AimFieldsProps = { jobId: string; rooms: readonly JobRoom[]; isDark?: boolean }

/** The phase and the room of the photos that follow, chosen once. */
export function AimFields({ jobId, rooms, isDark = false }: AimFieldsProps) {
  const words = usePhotoWords()
  const aim = useAim(jobId)
  const phases = photoPhases.map(({ value }) => ({ value, label: words.phases[value] }))
  const places = [
    { value: '', label: words.noRoom },
    ...rooms.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <div
      className={`grid min-w-0 grow grid-cols-2 rounded-sm border ${isDark ? 'border-white/40' : 'border-edge bg-sheet'}`}
    >
      <Choice
        label={words.phase}
        value={aim.phase}
        options={phases}
        isDark={isDark}
        onChange={(value) => {
          const phase = photoPhases.find((each) => each.value === value)?.value
          if (phase) setAim(jobId, { ...aim, phase })
        }}
      />
      <div className={`min-w-0 border-l ${isDark ? 'border-white/40' : 'border-edge'}`}>
        <Choice
          label={words.room}
          value={aim.room_id ?? ''}
          options={places}
          isDark={isDark}
          onChange={(value) => setAim(jobId, { ...aim, room_id: value || null })}
        />
      </div>
    </div>
  )
}

type ChoiceProps = {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  isDark: boolean
  onChange: (value: string) => void
}

function Choice({ label, value, options, isDark, onChange }: ChoiceProps) {
  return (
    <label className="relative block min-w-0">
      <span
        className={`pointer-events-none absolute top-1 left-3 text-xs ${isDark ? 'text-white/70' : 'text-muted'}`}
      >
        {label}
      </span>
      <select
        value={value}
        className={`h-14 w-full appearance-none truncate rounded-sm bg-transparent pt-4 pr-8 pl-3 font-display text-xl font-semibold ${isDark ? '*:bg-rail *:text-white' : '*:bg-sheet *:text-ink'}`}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute top-5 right-2.5 size-4" />
    </label>
  )
}

import { ChevronDown } from 'lucide-react'
import { levels, type Level } from '#domain/rooms/room-choices.ts'
import { useSketchWords } from '../../words/use-sketch-words.ts'

type LevelSwitchProps = { level: Level; known: ReadonlySet<Level>; onLevel: (level: Level) => void }

/** The levels that have rooms or a drawing stand side by side, the others in the list behind them. */
export function LevelSwitch({ level, known, onLevel }: LevelSwitchProps) {
  const words = useSketchWords()
  const shown = [...new Set<Level>(['main', ...known, level])].slice(0, 3)
  const others = levels.filter((each) => !shown.includes(each))
  return (
    <div
      role="group"
      aria-label={words.level}
      className="flex min-w-0 rounded-sm border border-edge bg-sheet"
    >
      {shown.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === level}
          className={`min-h-11 truncate px-3 font-display text-lg leading-none font-semibold ${each === level ? 'bg-ink text-paper' : 'text-ink hover:bg-wash'}`}
          onClick={() => onLevel(each)}
        >
          {words.levels[each]}
        </button>
      ))}
      <span className="relative grid w-11 place-content-center">
        <ChevronDown aria-hidden className="size-5" />
        <select
          aria-label={words.otherLevels}
          className="absolute inset-0 w-full cursor-pointer opacity-0"
          value=""
          onChange={({ target }) => {
            const next = levels.find((each) => each === target.value)
            if (next) onLevel(next)
          }}
        >
          <option value="" disabled>
            {words.otherLevels}
          </option>
          {others.map((each) => (
            <option key={each} value={each}>
              {words.levels[each]}
            </option>
          ))}
        </select>
      </span>
    </div>
  )
}

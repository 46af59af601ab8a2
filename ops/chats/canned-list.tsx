import type { Canned } from './canned.ts'

type Taking = {
  onTake: (canned: Canned) => void
  /** The words that would be taken. */
  say: (canned: Canned) => string
}

/** Canned replies that stand beside the field: the first ones. */
export function CannedShortcuts({ ready, onTake, say }: Taking & { ready: readonly Canned[] }) {
  return (
    <ul aria-label="Canned replies" className="flex gap-1.5 py-1.5">
      {ready.slice(0, 3).map((canned) => (
        <li key={canned.key}>
          <button
            type="button"
            title={say(canned)}
            className="min-h-8 rounded-sm border border-line bg-sheet px-2 text-[0.875rem] hover:border-ink max-lg:min-h-11"
            onClick={() => onTake(canned)}
          >
            /{canned.key}
          </button>
        </li>
      ))}
    </ul>
  )
}

type CannedListProps = Taking & { canned: readonly Canned[]; active: number }

/** Those that fit what is typed after "/": the arrow keys go along them, Enter takes one. */
export function CannedList({ canned, active, onTake, say }: CannedListProps) {
  return (
    <ul
      aria-label="Canned replies that fit"
      className="absolute right-0 bottom-full left-0 z-10 mb-1 max-h-72 overflow-y-auto rounded-sm border border-edge bg-sheet shadow-lg"
    >
      {canned.length === 0 && <li className="px-3 py-2.5 text-muted">No canned reply begins like this.</li>}
      {canned.map((one, nth) => (
        <li key={one.key}>
          <button
            type="button"
            tabIndex={-1}
            className={`block w-full px-3 py-2 text-left ${nth === active ? 'bg-wash' : 'hover:bg-wash'}`}
            onClick={() => onTake(one)}
          >
            <b className="font-semibold">/{one.key}</b>
            <span className="line-clamp-1 text-[0.875rem] text-muted">{say(one)}</span>
          </button>
        </li>
      ))}
      {canned[active] && (
        <li role="status" className="sr-only">
          {say(canned[active])}
        </li>
      )}
    </ul>
  )
}

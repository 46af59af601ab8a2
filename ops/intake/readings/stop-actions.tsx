import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useReadingWords } from '../../words/use-reading-words.ts'

type StopActionsProps = {
  /** Null where there is nothing to change. */
  onChange: (() => void) | null
  onAdd: ((what: 'point' | 'station') => void) | null
  onClose: (() => void) | null
}

/** What is seldom done on the way, in one quiet line: change what stands here, add to the walk, end it. */
export function StopActions({ onChange, onAdd, onClose }: StopActionsProps) {
  const words = useReadingWords()
  const { add } = words
  return (
    <div className="flex flex-wrap gap-x-4 px-4 lg:px-5">
      {onChange && <Action onClick={onChange}>{words.changeThis}</Action>}
      {onAdd &&
        (['point', 'station'] as const).map((what) => (
          <Action key={what} label={add[what]} className="lg:hidden" onClick={() => onAdd(what)}>
            <Plus aria-hidden className="size-4.5" />
            {add.short[what]}
          </Action>
        ))}
      {onClose && (
        <Action className="ml-auto" onClick={onClose}>
          {words.closeShort}
        </Action>
      )}
    </div>
  )
}

type ActionProps = { label?: string; className?: string; onClick: () => void; children: ReactNode }

function Action({ label, className = '', onClick, children }: ActionProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={`flex min-h-12 items-center gap-1 font-semibold underline decoration-line underline-offset-4 hover:decoration-ink ${className}`}
      onClick={onClick}
    >
      {children}
    </button>
  )
}

import { useState, type ReactNode } from 'react'
import { mediaHook } from '../../ui/media-hook.ts'
import { useBuilding } from './builder-context.ts'

/** Wide enough for the list, the settings and both previews side by side. */
const useIsDesk = mediaHook('(width >= 75rem)')

export type WorkPart = 'fields' | 'settings' | 'preview' | 'checks'

type WorkbenchProps = {
  outline: ReactNode
  settings: ReactNode
  preview: ReactNode
  checks: ReactNode
  changes: ReactNode
  /** How many problems stop publishing: told where the checks are out of sight. */
  blocking: number
}

/** All parts at once on a desk; on a smaller screen one after the other. */
export function Workbench(props: WorkbenchProps) {
  return useIsDesk() ? <Desk {...props} /> : <Narrow {...props} />
}

function Desk({ outline, settings, preview, checks, changes }: WorkbenchProps) {
  return (
    <div className="grid min-h-0 flex-1 grid-cols-[minmax(15rem,2.3fr)_minmax(20.5rem,2.7fr)_minmax(26rem,4.1fr)] grid-rows-[minmax(0,1fr)_auto]">
      <div className="flex min-h-0 min-w-0 flex-col border-r border-line">{outline}</div>
      <div className="relative min-h-0 min-w-0 overflow-y-auto bg-sheet px-4 pt-4 pb-6 [scrollbar-width:thin]">
        {settings}
      </div>
      <div className="flex min-h-0 min-w-0 border-l border-line">{preview}</div>
      <div className="col-span-2 flex max-h-[min(13.5rem,25dvh)] min-w-0 flex-col border-t border-ink">
        {checks}
      </div>
      <div className="flex max-h-[min(13.5rem,25dvh)] min-w-0 flex-col border-t border-l border-t-ink border-l-line">
        {changes}
      </div>
    </div>
  )
}

const parts: readonly { value: WorkPart; label: string }[] = [
  { value: 'fields', label: 'Fields' },
  { value: 'settings', label: 'Settings' },
  { value: 'preview', label: 'Preview' },
  { value: 'checks', label: 'Checks' },
]

function Narrow({ outline, settings, preview, checks, changes, blocking }: WorkbenchProps) {
  const { selected } = useBuilding()
  const [part, setPart] = useState<WorkPart>('fields')
  const [before, setBefore] = useState(selected)
  // What is chosen in the list, or by a check, is what someone wants to change.
  if (before !== selected) {
    setBefore(selected)
    setPart('settings')
  }
  return (
    <>
      <div role="tablist" aria-label="Parts of the builder" className="flex border-b border-line bg-paper">
        {parts.map(({ value, label }) => (
          <button
            key={value}
            id={`tab-${value}`}
            type="button"
            role="tab"
            aria-selected={part === value}
            aria-controls="builder-part"
            className="min-h-12 min-w-0 flex-1 border-b-3 border-transparent px-1 text-muted aria-selected:border-gold aria-selected:font-bold aria-selected:text-ink"
            onClick={() => setPart(value)}
          >
            {label}
            {value === 'checks' && blocking > 0 && (
              <span className="ml-1 font-semibold text-red">{blocking}</span>
            )}
          </button>
        ))}
      </div>
      <div
        id="builder-part"
        role="tabpanel"
        aria-labelledby={`tab-${part}`}
        className={part === 'settings' ? 'bg-sheet px-4 pt-4 pb-6' : ''}
      >
        {part === 'fields' && outline}
        {part === 'settings' && settings}
        {part === 'preview' && preview}
        {part === 'checks' && (
          <>
            {checks}
            <div className="border-t border-ink">{changes}</div>
          </>
        )}
      </div>
    </>
  )
}

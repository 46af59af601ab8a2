import { useVisitWords } from '../../words/use-visit-words.ts'
import { DangerLine } from '../danger-line.tsx'
import type { Armed } from './arming.ts'
import type { Dragging } from './dragging.ts'
import type { ToPlace } from './to-place.ts'
import { useWords } from '../../words/use-words.ts'

export type TrayItemProps = {
  wanted: ToPlace
  armed: Armed | null
  dragging: Dragging
  /** Left out where one may only look. */
  onArm?: (wanted: ToPlace) => void
}

/** Something that waits for a day and a time. */
export function TrayItem({ wanted, armed, dragging, onArm }: TrayItemProps) {
  const { calendar, kinds, losses } = useVisitWords()
  const { choices } = useWords()
  const isArmed = armed?.visit.id === wanted.id
  return (
    <li className="border-b border-line last:border-0">
      <button
        type="button"
        data-visit={wanted.id}
        data-row={armed ? undefined : wanted.id}
        aria-pressed={isArmed}
        disabled={!onArm}
        draggable={onArm !== undefined}
        className="group block min-h-12 w-full px-2.5 py-2 text-left leading-tight hover:not-disabled:bg-wash aria-pressed:bg-gold! aria-pressed:text-on-gold cramped:px-0"
        onDragStart={(event) => dragging.start(event, { visit: wanted, instead: null }, true)}
        onDragEnd={dragging.end}
        onClick={() => onArm?.(wanted)}
      >
        <span className="block font-semibold wrap-anywhere">{choices.name(wanted.name)}</span>
        <DangerLine hazards={wanted.hazards} className="text-sm group-aria-pressed:text-on-gold" />
        <span className="block text-sm wrap-anywhere">
          {[wanted.town, kinds[wanted.kind], calendar.duration(wanted.length_minutes)]
            .filter(Boolean)
            .join(', ')}
        </span>
        <span className="block text-[0.8125rem] text-muted wrap-anywhere group-aria-pressed:text-on-gold">
          {[losses(wanted.loss_type), calendar.priority(wanted.priority)].filter(Boolean).join(' · ')}
        </span>
      </button>
    </li>
  )
}

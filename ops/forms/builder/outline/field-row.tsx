import { GitBranch, GripVertical } from 'lucide-react'
import { useRef } from 'react'
import type { Field } from '#domain/forms/definition/field.ts'
import { useBuilding } from '../builder-context.ts'
import { placeField } from '../edit/edits.ts'
import { kindWords } from '../edit/field-kinds.ts'
import { nameOf } from '../edit/new-field.ts'
import { kindIcons } from './field-icons.ts'
import { useDragRow } from './use-drag-row.ts'

type FieldRowProps = { field: Field; section: string; next: string | null; isFaulty: boolean }

/** One field in the list: gold where it is selected, red where a check stops publishing. */
export function FieldRow({ field, section, next, isFaulty }: FieldRowProps) {
  const { selected, select, edit, isReadOnly } = useBuilding()
  const row = useRef<HTMLLIElement>(null)
  const handle = useRef<HTMLSpanElement>(null)
  const { id, type, show_if } = field
  const { edge, isDragged } = useDragRow({
    row,
    handle,
    id,
    section,
    next,
    onDrop: (dragged, place) => {
      edit((form) => placeField(form, dragged, place))
      select(dragged)
    },
  })
  const Icon = kindIcons[type]
  const isSelected = selected === id
  const need = 'need' in field ? field.need : undefined
  const marks = [
    show_if && 'shown if',
    need === 'always' && 'required',
    need && need !== 'always' && 'required if',
    isFaulty && 'stops publishing',
  ].filter(Boolean)
  return (
    <li
      ref={row}
      data-part={id}
      className={`relative flex border-b border-line ${isDragged ? 'opacity-40' : ''} ${isSelected ? 'bg-sheet' : 'hover:bg-wash'}`}
    >
      {edge && (
        <span
          aria-hidden
          className={`absolute inset-x-0 z-10 h-1 bg-gold ${edge === 'above' ? '-top-0.5' : '-bottom-0.5'}`}
        />
      )}
      <span
        aria-hidden
        className={`absolute inset-y-0 left-0 w-1 ${isSelected ? 'bg-gold' : isFaulty ? 'bg-red' : ''}`}
      />
      <span
        ref={handle}
        aria-hidden
        title="Drag to move"
        className={`grid w-9 shrink-0 cursor-grab place-content-center pl-2 text-muted active:cursor-grabbing ${isReadOnly ? 'invisible' : ''}`}
      >
        <GripVertical className="size-4" />
      </span>
      <button
        type="button"
        data-outline={id}
        aria-current={isSelected}
        className={`flex min-h-11 min-w-0 flex-1 items-center gap-2.5 py-1 pr-3 text-left lg:min-h-8 ${isSelected ? 'font-semibold' : ''} ${isFaulty ? 'text-red' : ''}`}
        onClick={() => select(id)}
      >
        <Icon aria-hidden className="size-4 shrink-0" />
        <span className="min-w-0 flex-1 truncate">{nameOf(field)}</span>
        <span className="sr-only">{[kindWords[type], ...marks].join(', ')}</span>
        {show_if && <GitBranch aria-hidden className="size-3.5 shrink-0 text-muted" />}
        {need && (
          <span aria-hidden className={`w-2 shrink-0 ${need === 'always' ? '' : 'text-muted'}`}>
            *
          </span>
        )}
      </button>
    </li>
  )
}

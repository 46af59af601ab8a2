import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { AuditRecord } from '#domain/audit/audit.ts'
import { recordQuery } from './queries.ts'
import { RecordField } from './record-field.tsx'

type RecordFilterProps = {
  id?: string
  /** What is chosen here: "Done by". */
  label: string
  /** What can be typed. */
  what: string
  types?: readonly AuditRecord['type'][]
  chosen: string | undefined
  onChoose: (id: string | undefined) => void
}

/** A filter by one person, role or request, found by what people know of it. */
export function RecordFilter({ id, label, what, types, chosen, onChoose }: RecordFilterProps) {
  const field = useRef<HTMLInputElement>(null)
  const clear = useRef<HTMLButtonElement>(null)
  const wasChosen = useRef(chosen)
  const known = useQuery(recordQuery(chosen)).data

  // The keyboard stays where it was, though the field became a button, or the other way round.
  useEffect(() => {
    if (wasChosen.current === chosen) return
    wasChosen.current = chosen
    if (document.activeElement === document.body) (chosen ? clear : field).current?.focus()
  }, [chosen])

  if (!chosen)
    return <RecordField id={id} label={label} what={what} types={types} field={field} onChoose={onChoose} />
  return (
    <div className="flex h-12 min-w-0 items-center rounded-sm bg-ink pl-3 text-paper lg:h-11">
      <span className="min-w-0 flex-1 truncate lg:text-[0.9375rem]" title={known?.label}>
        {label} {known === undefined ? '...' : (known?.label ?? 'a deleted record')}
      </span>
      <button
        ref={clear}
        type="button"
        aria-label={`Any: ${label.toLowerCase()}`}
        className="grid size-12 shrink-0 place-content-center lg:size-11"
        onClick={() => onChoose(undefined)}
      >
        <X aria-hidden className="size-4" />
      </button>
    </div>
  )
}

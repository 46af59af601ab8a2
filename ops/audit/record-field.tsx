import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useDeferredValue, useId, useState, type KeyboardEvent, type RefObject } from 'react'
import type { AuditRecord } from '#domain/audit/audit.ts'
import { problemOf } from '../problem.ts'
import { inputClass } from '../ui/field-frame.tsx'
import { recordsQuery } from './queries.ts'

type RecordFieldProps = {
  id?: string
  label: string
  what: string
  types?: readonly AuditRecord['type'][]
  field: RefObject<HTMLInputElement | null>
  onChoose: (id: string) => void
}

/** A field that suggests matches while someone types. The focus stays in it; the arrow keys move through the suggestions. */
export function RecordField({ id, label, what, types, field, onChoose }: RecordFieldProps) {
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [hasFocus, setFocus] = useState(false)
  const [at, setAt] = useState(0)
  const q = useDeferredValue(typed.trim())
  const found = useQuery(recordsQuery(q))
  const records = q ? (found.data ?? []).filter(({ type }) => !types || types.includes(type)) : []
  const isOpen = hasFocus && typed.trim() !== ''
  const active = records[Math.min(at, records.length - 1)]

  function onKeyDown(event: KeyboardEvent) {
    const act = {
      ArrowDown: () => setAt((at + 1) % Math.max(records.length, 1)),
      ArrowUp: () => setAt((at + records.length - 1) % Math.max(records.length, 1)),
      Enter: () => active && onChoose(active.id),
      Escape: () => setTyped(''),
    }[event.key]
    if (!act || !isOpen) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }

  return (
    <div className="relative">
      <Search aria-hidden className="absolute top-3 left-3 size-5 text-muted" />
      <input
        ref={field}
        id={id}
        role="combobox"
        aria-label={label}
        aria-expanded={isOpen && records.length > 0}
        aria-controls={isOpen ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active ? `${listId}-${active.id}` : undefined}
        placeholder={`${label} ${what}`}
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
        className={`${inputClass} h-12 w-full truncate pr-3 pl-10 lg:h-11 lg:text-[0.9375rem]`}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
        onFocus={() => setFocus(true)}
        onBlur={() => setFocus(false)}
      />
      {isOpen && (
        <div className="absolute inset-x-0 top-full z-20 mt-1 max-h-80 min-w-60 overflow-y-auto overscroll-contain rounded-sm border border-edge bg-sheet shadow-lg">
          <p role="status" className="px-3 text-muted not-empty:py-2.5">
            {found.isPending && 'Searching...'}
            {found.isError && problemOf(found.error).detail}
            {found.isSuccess && records.length === 0 && `No matches for “${q}”`}
          </p>
          <ul id={listId} role="listbox" aria-label={label}>
            {records.map((record) => (
              <li
                key={record.id}
                id={`${listId}-${record.id}`}
                role="option"
                aria-selected={record === active}
                className="flex min-h-12 cursor-pointer flex-col justify-center px-3 py-1 hover:bg-wash aria-selected:bg-wash"
                // A press would take the keyboard from the field, and close the list before it is chosen.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(record.id)}
              >
                <span className="font-semibold wrap-anywhere">{record.label}</span>
                <span className="text-[0.8125rem] text-muted wrap-anywhere">{record.hint}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

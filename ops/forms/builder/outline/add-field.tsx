import { useRef, type KeyboardEvent } from 'react'
import type { FieldType } from '#domain/forms/definition/field.ts'
import { DialogSheet } from '../../../ui/dialog-sheet.tsx'
import { kindGroups, kindWords } from '../edit/field-kinds.ts'
import { kindIcons } from './field-icons.ts'

type AddFieldProps = { isOpen: boolean; onClose: () => void; onChoose: (kind: FieldType) => void }

/** Which kind of field is added. Arrow keys go from one to the next. */
export function AddField({ isOpen, onClose, onChoose }: AddFieldProps) {
  const list = useRef<HTMLDivElement>(null)
  const first = useRef<HTMLButtonElement>(null)

  function move(event: KeyboardEvent) {
    const step = { ArrowDown: 2, ArrowUp: -2, ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const all = [...(list.current?.querySelectorAll('button') ?? [])]
    const at = all.findIndex((each) => each === document.activeElement)
    all[Math.min(Math.max(at + step, 0), all.length - 1)]?.focus()
  }

  return (
    <DialogSheet
      title="Add a field"
      isOpen={isOpen}
      onClose={onClose}
      hasCross
      actions={null}
      initialFocus={first}
    >
      <div ref={list} onKeyDown={move} className="mt-2">
        {kindGroups.map(({ title, kinds }, group) => (
          <section key={title} aria-label={title} className="mt-2">
            <h3 className="text-sm font-normal text-muted">{title}</h3>
            <ul className="mt-0.5 grid grid-cols-2 gap-1.5 cramped:grid-cols-1">
              {kinds.map((kind, nth) => {
                const Icon = kindIcons[kind]
                return (
                  <li key={kind}>
                    <button
                      ref={group === 0 && nth === 0 ? first : undefined}
                      type="button"
                      className="flex min-h-11 w-full items-center gap-2.5 lg:min-h-9.5 rounded-sm border border-line px-2.5 text-left leading-tight hover:border-ink hover:bg-wash"
                      onClick={() => onChoose(kind)}
                    >
                      <Icon aria-hidden className="size-4.5 shrink-0" />
                      {kindWords[kind]}
                    </button>
                  </li>
                )
              })}
            </ul>
          </section>
        ))}
      </div>
    </DialogSheet>
  )
}

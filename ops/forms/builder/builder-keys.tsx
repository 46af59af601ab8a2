import { useEffect, useEffectEvent } from 'react'
import { isField } from '../../keys/free-key.ts'
import { useRecordKeys } from '../../keys/record-keys.ts'
import { outlineSearchId } from './outline/outline.tsx'

type BuilderKeysProps = {
  step: (by: 1 | -1) => void
  move: (by: 1 | -1, id: string) => void
  /** Where the row stands that was moved last. */
  moved: string
  selected: string
  add: () => void
  undo: () => void
  redo: () => void
  copy: () => void
  remove: () => void
}

/**
 * Up and down go along the list, Alt moves the row that has the keyboard, or what is selected, and what is held with Ctrl works while someone types, too: what was
 * typed is undone with everything else.
 */
export function BuilderKeys({
  step,
  move,
  moved,
  selected,
  add,
  undo,
  redo,
  copy,
  remove,
}: BuilderKeysProps) {
  useRecordKeys('form in the builder', [
    { key: 'n', does: 'Add a field', act: add },
    { key: '/', does: 'Search the fields', act: () => document.getElementById(outlineSearchId)?.focus() },
  ])
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, altKey, shiftKey } = event
    if (event.defaultPrevented || !(target instanceof HTMLElement)) return
    if (target.closest('[role=dialog], [role=alertdialog]')) return
    const isHeld = event.ctrlKey || event.metaKey
    const letter = key.toLowerCase()
    const vertical = { ArrowUp: -1, ArrowDown: 1 } as const
    const by = key === 'ArrowUp' || key === 'ArrowDown' ? vertical[key] : null
    const act = isHeld
      ? { z: shiftKey ? redo : undo, y: redo, d: copy }[letter]
      : by && altKey
        ? () => move(by, target.closest<HTMLElement>('[data-outline]')?.dataset['outline'] ?? selected)
        : isField(target) || altKey || isInWidget(target)
          ? undefined
          : by
            ? () => step(by)
            : key === 'Delete'
              ? remove
              : undefined
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const ended = new AbortController()
    document.addEventListener('keydown', (event) => onKey(event), { signal: ended.signal })
    return () => ended.abort()
  }, [])
  return (
    <p role="status" className="sr-only">
      {moved}
    </p>
  )
}

/** What uses the arrow keys itself, or scrolls by them. */
function isInWidget(target: HTMLElement) {
  return target !== document.body && !target.matches('[data-outline], main')
}

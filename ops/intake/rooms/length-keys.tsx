import type { PointerEvent } from 'react'
import { useRoomWords } from '../../words/use-room-words.ts'

/**
 * Feet, inches and a half, which the number pad of a phone lacks. They go into the length that has the keyboard, and leave it there, so
 * that the pad stays open.
 */
export function LengthKeys() {
  const { form } = useRoomWords()
  const keys = [
    { sign: "'", label: form.foot, short: form.short.foot },
    { sign: '"', label: form.inch, short: form.short.inch },
    { sign: '½', label: form.half, short: form.short.inch },
  ]
  return (
    <div className="mt-2 grid grid-cols-3 gap-2 lg:hidden">
      {keys.map(({ sign, label, short }) => (
        <button
          key={sign}
          type="button"
          tabIndex={-1}
          className="min-h-12 rounded-sm border border-edge bg-sheet font-display text-2xl leading-none hover:border-ink active:bg-gold-wash"
          onPointerDown={keepFocus}
          onClick={() => insert(sign)}
        >
          {/* What is written on it is part of its name: people say it to press it. */}
          <span className="sr-only">{label}, </span>
          <span aria-hidden>{sign}</span>
          <span className="ml-1.5 font-sans text-sm text-muted">{short}</span>
        </button>
      ))}
    </div>
  )
}

function keepFocus(event: PointerEvent) {
  event.preventDefault()
}

/** As if it had been typed: React hears of it by the event of the field. */
function insert(sign: string) {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement) || field.dataset['length'] === undefined) return
  field.setRangeText(sign, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

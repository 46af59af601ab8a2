import { useState } from 'react'
import { ChangedFacts } from '#domain/chat/facts/chat-facts.ts'
import type { FactName } from '#domain/chat/facts/told-facts.ts'
import { factWords } from '#domain/chat/facts/fact-words.ts'
import { roomNames } from '#domain/jobs/facts/choices.ts'
import { inputClass } from '../ui/field-frame.tsx'

type FactEditorProps = {
  name: FactName
  label: string
  value: string | readonly string[] | null
  onSave: (changes: ChangedFacts) => void
  onClose: () => void
}

const choice =
  'min-h-9 rounded-sm border border-edge bg-sheet px-2.5 text-[0.875rem] hover:border-ink aria-pressed:border-ink aria-pressed:bg-rail aria-pressed:text-white max-xl:min-h-11'

/** A fact in place of its value: choices are saved as they are pressed, words with Enter. */
export function FactEditor({ name, label, value, onSave, onClose }: FactEditorProps) {
  const { choices } = factWords[name]
  const close = (event: { key: string; stopPropagation: () => void }) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  return (
    <div role="group" aria-label={label} className="py-1.5" onKeyDown={close}>
      {name === 'rooms' && <Rooms value={value} onSave={onSave} />}
      {name !== 'rooms' && choices && (
        <div className="flex flex-wrap gap-1.5">
          {choices.map((one, nth) => (
            <button
              key={one.value}
              type="button"
              autoFocus={nth === 0}
              aria-pressed={value === one.value}
              className={choice}
              onClick={() => save(name, one.value, onSave)}
            >
              {one.label}
            </button>
          ))}
        </div>
      )}
      {name !== 'rooms' && !choices && <Words name={name} label={label} value={value} onSave={onSave} />}
      <div className="mt-1 flex gap-4 text-[0.875rem]">
        <button type="button" className="min-h-8 underline underline-offset-4" onClick={onClose}>
          Cancel
        </button>
        {value !== null && (
          <button
            type="button"
            className="min-h-8 underline underline-offset-4"
            onClick={() => save(name, null, onSave)}
          >
            Not known
          </button>
        )}
      </div>
    </div>
  )
}

type PartProps = Pick<FactEditorProps, 'value' | 'onSave'>

function Rooms({ value, onSave }: PartProps) {
  const known = typeof value === 'string' || value === null ? [] : value
  const [chosen, setChosen] = useState<readonly string[]>(known)
  const all = [...roomNames, ...known.filter((room) => !roomNames.some((name) => name === room))]
  const toggle = (room: string) =>
    setChosen(chosen.includes(room) ? chosen.filter((one) => one !== room) : [...chosen, room])
  return (
    <div className="flex flex-wrap gap-1.5">
      {all.map((room, nth) => (
        <button
          key={room}
          type="button"
          autoFocus={nth === 0}
          aria-pressed={chosen.includes(room)}
          className={choice}
          onClick={() => toggle(room)}
        >
          {room}
        </button>
      ))}
      <button
        type="button"
        className="min-h-9 rounded-sm bg-gold px-3 font-semibold text-on-gold max-xl:min-h-11"
        onClick={() => save('rooms', chosen.length === 0 ? null : chosen, onSave)}
      >
        Save
      </button>
    </div>
  )
}

function Words({ name, label, value, onSave }: PartProps & { name: FactName; label: string }) {
  const [typed, setTyped] = useState(typeof value === 'string' ? value : '')
  return (
    <form
      className="flex gap-1.5"
      onSubmit={(event) => {
        event.preventDefault()
        save(name, typed.trim() || null, onSave)
      }}
    >
      <input
        autoFocus
        aria-label={label}
        maxLength={120}
        value={typed}
        className={`${inputClass} h-9 w-full min-w-0 px-2 max-xl:h-11`}
        onChange={(event) => setTyped(event.target.value)}
      />
      <button type="submit" className="rounded-sm bg-gold px-3 font-semibold text-on-gold">
        Save
      </button>
    </form>
  )
}

function save(name: FactName, value: string | readonly string[] | null, onSave: FactEditorProps['onSave']) {
  const { data } = ChangedFacts.safeParse({ [name]: value })
  if (data) onSave(data)
}

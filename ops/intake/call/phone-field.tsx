import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react'
import { takeTyped } from '../../keys/typed-ahead.ts'
import { useCall } from './call-context.ts'
import { type } from './changes.ts'
import { TypedField } from './typed-field.tsx'
import { matchListId, matchOptionId } from './match-ids.ts'
import type { Matching } from './use-matches.ts'

/** The first field of the call. Enter takes the match that is marked, and is nothing else. */
export function PhoneField({ matching }: { matching: Matching }) {
  const { isOpen, matches, chosen, setChosen } = matching
  const { draft, change, words } = useCall()
  const place = useRef<HTMLDivElement>(null)

  const begin = useEffectEvent(() => {
    const typed = takeTyped()
    if (typed && draft.of === 'call') change((draft) => type(draft, 'phone', typed))
    place.current?.querySelector('input')?.focus()
  })
  useEffect(() => begin(), [])

  function press(event: KeyboardEvent) {
    if (!isOpen) return
    const act = {
      ArrowDown: () => setChosen((chosen + 1) % (matches.length + 1)),
      ArrowUp: () => setChosen((chosen + matches.length) % (matches.length + 1)),
      Enter() {
        const match = matches[chosen]
        if (match) matching.take(match)
        else matching.dismiss()
      },
      Escape: matching.dismiss,
    }[event.key]
    if (!act || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }

  return (
    <div ref={place} className="min-w-0">
      <TypedField
        name="phone"
        label={words.fields.phone}
        type="tel"
        inputMode="tel"
        isRequired
        maxLength={40}
        hasRoom
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={matchListId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen ? matchOptionId(chosen) : undefined}
        onKeyDown={press}
      />
    </div>
  )
}

import { useMemo } from 'react'
import { useUser } from '../../session/may.ts'
import { button } from '../../ui/button.ts'
import { UnbrokenTimes } from '../../ui/unbroken-times.tsx'
import { useWords } from '../../words/use-words.ts'
import { clashOf, type Clash } from './clash.ts'
import { bothWords, fieldSayer } from './field-words.ts'
import { differencesOf, sides } from './merge-fields.ts'
import { moveFields } from './move-fields.ts'
import { openOutboxPanel } from './outbox-opening.ts'
import { useUnsentOf } from './use-outbox.ts'

/** The change of a request that someone else was quicker with. */
function useClashOf(leadId: string) {
  const unsent = useUnsentOf(leadId)
  return useMemo(() => {
    const entry = unsent.find((each) => clashOf(each) !== null)
    const clash = entry && clashOf(entry)
    return clash ? { id: entry.id, clash } : null
  }, [unsent])
}

/** On the request itself: what this device and the office have, and the way to choose. */
export function LeadClash({ leadId, customer }: { leadId: string; customer: string }) {
  const words = useWords()
  const me = useUser()
  const found = useClashOf(leadId)
  if (!found) return null
  const { id, clash } = found
  const say = fieldSayer(words, (person) => nameOf(person, clash, me) ?? words.field.outbox.someone)
  const open = new Set(differencesOf(clash.sides).map(({ name }) => name))
  return (
    <section
      aria-label={`${words.field.outbox.needsYou(1)}: ${customer}`}
      className="border-l-4 border-red bg-red-wash px-3 py-2.5"
    >
      <p className="font-semibold wrap-anywhere">{bothWords(clash, me?.id, words)}</p>
      <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 cramped:grid-cols-1">
        {sides.map((side) => (
          <div key={side} className="contents">
            <dt className="text-muted">{words.clash[side]}</dt>
            <dd className="font-semibold wrap-anywhere tabular-nums">
              <UnbrokenTimes
                words={moveFields
                  .filter((name) => open.has(name))
                  .map((name) => say(name, clash.sides[side]))
                  .join(' · ')}
              />
            </dd>
          </div>
        ))}
      </dl>
      <button
        type="button"
        aria-haspopup="dialog"
        className={`mt-2.5 min-h-12 w-full ${button('gold')}`}
        onClick={() => openOutboxPanel(id)}
      >
        {words.clash.open}
        <span className="sr-only">: {customer}</span>
      </button>
    </section>
  )
}

function nameOf(id: string, { people }: Clash, me: { id: string; name: string } | null) {
  return id === me?.id ? me.name : people.find((person) => person.id === id)?.name
}

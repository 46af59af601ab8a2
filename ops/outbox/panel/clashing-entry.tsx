import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useMay, useUser } from '../../session/may.ts'
import { CallOffice } from '../../device/call-office.tsx'
import { currentOutbox } from '../../device/person-store.ts'
import { assigneesQuery } from '../../submissions/queries.ts'
import { button } from '../../ui/button.ts'
import { clockWords } from '../../ui/clock.ts'
import { focusFirstError } from '../../ui/focus-first-error.ts'
import { useNow } from '../../ui/use-now.ts'
import { useWords } from '../../words/use-words.ts'
import type { Clash } from './clash.ts'
import type { Entry } from '../entry.ts'
import { FieldChoice } from './field-choice.tsx'
import { bothWords, fieldSayer, isByMe } from './field-words.ts'
import { differencesOf, firstChoices, isSame, sides, type Choices } from './merge-fields.ts'
import { isOpen, mergeMove, type MoveChoice } from './merge-move.ts'
import { MergeResult } from './merge-result.tsx'

type ClashingEntryProps = { entry: Entry; clash: Clash; onDecided: () => void }

/** A status change that someone else was quicker with, field by field: each can be taken from either side. */
export function ClashingEntry({ entry, clash, onDecided }: ClashingEntryProps) {
  const words = useWords()
  const told = words.clash
  const customer = words.choices.name(entry.customer)
  const now = useNow()
  const form = useRef<HTMLFormElement>(null)
  const [choices, setChoices] = useState<Choices>(() => firstChoices(differencesOf(clash.sides)))
  /** How often the person tried to save before all was chosen: each time they are told anew. */
  const [tries, setTries] = useState(0)
  const isTried = tries > 0
  const merged = mergeMove(clash.sides, choices, now)
  const say = fieldSayer(words, useNames(clash))
  const clock = (at: number) => clockWords(new Date(at), now, words.locale)
  const me = useUser()
  const by = clash.by ?? words.field.outbox.someone
  const who = {
    mine: told.you(clock(entry.at)),
    theirs: clash.at ? told.who(by, clock(Date.parse(clash.at))) : by,
  }

  async function decide() {
    if (!merged.result) {
      setTries(tries + 1)
      return focusFirstError(form.current)
    }
    const { mine, revision } = clash.sides
    const write = merged.move && ({ kind: 'move', move: merged.move } as const)
    const kept = isSame(merged.result, mine) ? (write ? revision : revision - 1) : null
    await (await currentOutbox())?.decide(entry, write, kept)
    onDecided()
  }

  const hintOf = (each: MoveChoice) => {
    const { mine, theirs } = each.against
    const reason = mine ?? theirs
    return reason ? told.why[reason] : told.changedBy[each.changedBy]
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void decide()
      }}
    >
      <p className="text-muted wrap-anywhere">{bothWords(clash, me?.id, words)}</p>
      {!isByMe(clash, me?.id) && (
        <div className="mt-2 empty:hidden">
          <CallOffice />
        </div>
      )}
      {merged.fields.map((each) => (
        <FieldChoice
          key={each.name}
          label={told.fields[each.name]}
          hint={hintOf(each)}
          options={sides.map((side) => ({
            choice: side,
            value: say(each.name, clash.sides[side]),
            isPossible: each.against[side] === null,
          }))}
          who={who}
          chosen={each.chosen}
          isMissing={isTried && isOpen(each)}
          onChoose={(choice) => setChoices({ ...choices, [each.name]: choice })}
        />
      ))}
      <MergeResult merged={merged} clash={clash} say={say} />
      {/* Within reach of the thumb, however much there is to compare above it. */}
      <div className="sticky -bottom-1.5 -mx-3 mt-4 border-t-2 border-ink bg-wash px-3 pt-2 pb-3 @max-[17rem]:static">
        <p aria-hidden className="mb-1.5 text-sm wrap-anywhere">
          {told.decisionFor} <span className="font-semibold">{customer}</span>
        </p>
        {isTried && !merged.result && (
          <p key={tries} role="alert" className="mb-2 font-semibold text-red wrap-anywhere">
            {told.choose(merged.open.map((name) => told.fields[name]).join(', '))}
          </p>
        )}
        <button type="submit" className={`w-full ${button('gold')}`}>
          {merged.result && !merged.move ? told.keepTheirs : told.save}
          <span className="sr-only">: {customer}</span>
        </button>
      </div>
    </form>
  )
}

/** Names people by id: who the request names, who is signed in, and for whoever hands requests on, all who may take one. */
function useNames({ people }: Clash) {
  const { someone } = useWords().field.outbox
  const me = useUser()
  const { data = [] } = useQuery({ ...assigneesQuery, enabled: useMay('leads.assign') })
  return (id: string) => {
    if (id === me?.id) return me.name
    return [...people, ...data].find((person) => person.id === id)?.name ?? someone
  }
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldUnitsRead } from '../../intake/job-queries.ts'
import { jobRoomsQuery, jobVisitsQuery } from '../../intake/queries.ts'
import { useUser } from '../../session/may.ts'
import { inputClass } from '../../ui/field-frame.tsx'
import { useFillWords } from '../../words/use-fill-words.ts'
import type { AnswerOf } from './answer-field.tsx'
import { OneAnswer } from './option-answer.tsx'

type Found = { id: string; label: string }
/** More are found by what is typed. */
const mostShown = 20

/** A room, a machine or a person, of those that this device knows. */
export function LookupAnswer({ field, value, jobId, onAnswer }: AnswerOf<'lookup'>) {
  const words = useFillWords()
  const [typed, setTyped] = useState('')
  const known = useKnown(field.of, jobId)
  const chosen = typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : undefined
  const wanted = typed.trim().toLowerCase()
  const found = known
    .filter(({ id, label }) => id === chosen || label.toLowerCase().includes(wanted))
    .slice(0, mostShown)
  return (
    <>
      {known.length > 6 && (
        <input
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          className={`${inputClass} mb-2.5 block min-h-13 w-full px-3 text-lg`}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      {found.length === 0 && <p className="text-muted">{words.noneFound}</p>}
      <OneAnswer
        options={found.map(({ id, label }) => ({ id, label: { en: label } }))}
        value={chosen}
        language="en"
        onAnswer={(id) => {
          const one = known.find((each) => each.id === id)
          onAnswer(one && { id: one.id, label: one.label })
        }}
      />
    </>
  )
}

function useKnown(of: 'room' | 'equipment' | 'employee', jobId: string | null): Found[] {
  const me = useUser()
  const rooms = useQuery({ ...jobRoomsQuery(jobId ?? ''), enabled: of === 'room' && jobId !== null })
  const units = useQuery({ ...fieldUnitsRead, enabled: of === 'equipment' })
  const visits = useQuery({ ...jobVisitsQuery(jobId ?? ''), enabled: of === 'employee' && jobId !== null })
  switch (of) {
    case 'room':
      return (rooms.data?.items ?? [])
        .filter(({ removed_at }) => removed_at === null)
        .map(({ id, name }) => ({ id, label: name }))
    case 'equipment':
      return (units.data ?? []).map(({ id, number, maker, model }) => ({
        id,
        label: [number, maker, model].filter(Boolean).join(' '),
      }))
    case 'employee': {
      const people = (visits.data?.visits ?? []).flatMap((visit) => visit.people)
      const all = new Map([...(me ? [me] : []), ...people].map(({ id, name }) => [id, name]))
      return [...all].map(([id, label]) => ({ id, label }))
    }
  }
}

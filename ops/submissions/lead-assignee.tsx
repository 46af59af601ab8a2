import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { LeadDetail, PersonName } from '#domain/leads/lead.ts'
import { assignLead } from './leads-api.ts'
import { problemOf } from '../problem.ts'
import { SelectField } from '../ui/select-field.tsx'
import { useWords } from '../words/use-words.ts'
import { UndoLine } from '../ui/undo-line.tsx'
import { assigneesQuery, invalidateLeadEverywhere } from './queries.ts'

type LeadAssigneeProps = { lead: LeadDetail; mayAssign: boolean }

/** Who the request is assigned to, and the control to reassign it. */
export function LeadAssignee({ lead, mayAssign }: LeadAssigneeProps) {
  const { request } = useWords()
  const people = useQuery({ ...assigneesQuery, enabled: mayAssign })
  const { hand, undo, handed } = useHandOn(lead)
  const select = useRef<HTMLSelectElement>(null)
  const current = lead.assigned_to

  if (!mayAssign) return current && <p className="text-muted">{request.assignedTo(current.name)}</p>
  // Someone who left or lost the permission is still listed at their own requests.
  const names = people.data ?? []
  const listed = current && !names.some(({ id }) => id === current.id) ? [current, ...names] : names
  return (
    <div className="space-y-2">
      <SelectField
        ref={select}
        label="Assigned to"
        none="Unassigned"
        value={current?.id ?? ''}
        options={listed.map(({ id, name }) => ({ value: id, label: name }))}
        error={hand.error ? `Not assigned. ${problemOf(hand.error).detail}` : undefined}
        aria-busy={hand.isPending}
        disabled={people.isPending}
        onChange={(event) =>
          hand.isPending || hand.mutate(listed.find(({ id }) => id === event.target.value) ?? null)
        }
      />
      {handed && (
        <UndoLine
          words={handed.to ? `Assigned to ${handed.to.name}.` : 'Unassigned.'}
          of=" the assignment"
          // The pressed button is gone after an undo, so the focus moves to the assignee field.
          undo={{
            ...undo,
            mutate: () => undo.mutate(undefined, { onSuccess: () => select.current?.focus() }),
          }}
        />
      )}
    </div>
  )
}

type Handed = { from: PersonName | null; to: PersonName | null; revision: number }

/** Assigns a request. `handed` says to whom, and lasts until something else changes: until then it can be undone. */
function useHandOn({ id, revision, assigned_to: from }: LeadDetail) {
  const client = useQueryClient()
  const [last, setLast] = useState<Handed | null>(null)
  const give = (to: PersonName | null) => assignLead(id, { employee_id: to?.id ?? null, revision })
  const onSettled = () => invalidateLeadEverywhere(client, id)

  const undo = useMutation({
    mutationFn: () => give(last?.from ?? null),
    onSuccess: () => setLast(null),
    onSettled,
  })
  const hand = useMutation({
    mutationFn: give,
    onMutate: () => undo.reset(),
    onSuccess: (_, to) => setLast({ from, to, revision: revision + 1 }),
    onSettled,
  })
  return { hand, undo, handed: last?.revision === revision ? last : null }
}

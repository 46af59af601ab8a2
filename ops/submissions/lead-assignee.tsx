import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { LeadDetail } from '#domain/leads/lead.ts'
import type { PersonName } from '#domain/employees/person-name.ts'
import { assignLead } from './leads-api.ts'
import { useUser } from '../session/may.ts'
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
  const me = useUser()?.id
  const { assign, undo, assigned } = useAssign(lead)
  const select = useRef<HTMLSelectElement>(null)
  const current = lead.assigned_to

  if (!mayAssign)
    return (
      current && (
        <p className="text-muted">
          {current.id === me ? request.assignedToYou : request.assignedTo(current.name)}
        </p>
      )
    )
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
        error={assign.error ? `Not assigned. ${problemOf(assign.error).detail}` : undefined}
        aria-busy={assign.isPending}
        disabled={people.isPending}
        onChange={(event) =>
          assign.isPending || assign.mutate(listed.find(({ id }) => id === event.target.value) ?? null)
        }
      />
      {assigned && (
        <UndoLine
          words={assigned.to ? `Assigned to ${assigned.to.name}.` : 'Unassigned.'}
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

type Assigned = { from: PersonName | null; to: PersonName | null; revision: number }

/** Assigns a request. `assigned` says to whom, and lasts until something else changes: until then it can be undone. */
function useAssign({ id, revision, assigned_to: from }: LeadDetail) {
  const client = useQueryClient()
  const [last, setLast] = useState<Assigned | null>(null)
  const give = (to: PersonName | null) => assignLead(id, { employee_id: to?.id ?? null, revision })
  const onSettled = () => invalidateLeadEverywhere(client, id)

  const undo = useMutation({
    mutationFn: () => give(last?.from ?? null),
    onSuccess: () => setLast(null),
    onSettled,
  })
  const assign = useMutation({
    mutationFn: give,
    onMutate: () => undo.reset(),
    onSuccess: (_, to) => setLast({ from, to, revision: revision + 1 }),
    onSettled,
  })
  return { assign, undo, assigned: last?.revision === revision ? last : null }
}

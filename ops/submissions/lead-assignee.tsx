import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { LeadDetail } from '#domain/leads/lead.ts'
import { assignLead } from '../api.ts'
import { problemOf } from '../problem.ts'
import { SelectField } from '../ui/select-field.tsx'
import { assigneesQuery, refreshLead } from './queries.ts'

type LeadAssigneeProps = { lead: LeadDetail; mayAssign: boolean }

/** Who takes care of the request, and the way to hand it on. */
export function LeadAssignee({ lead, mayAssign }: LeadAssigneeProps) {
  const client = useQueryClient()
  const people = useQuery({ ...assigneesQuery, enabled: mayAssign })
  const current = lead.assigned_to

  const assign = useMutation({
    mutationFn: (employee_id: string | null) => assignLead(lead.id, { employee_id, revision: lead.revision }),
    onSettled: () => refreshLead(client, lead.id),
  })

  if (!mayAssign) return current && <p className="text-muted">Taken care of by {current.name}</p>
  // Someone who left, or lost the permission, still stands at what they had.
  const names = people.data ?? []
  const listed = current && !names.some(({ id }) => id === current.id) ? [current, ...names] : names
  return (
    <SelectField
      label="Taken care of by"
      none="Nobody yet"
      value={current?.id ?? ''}
      options={listed.map(({ id, name }) => ({ value: id, label: name }))}
      error={assign.error ? `Not handed on. ${problemOf(assign.error).detail}` : undefined}
      aria-busy={assign.isPending}
      disabled={people.isPending}
      onChange={(event) => assign.isPending || assign.mutate(event.target.value || null)}
    />
  )
}

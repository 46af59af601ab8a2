import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { toast } from 'sonner'
import type { SignedIn } from '#domain/employees/employee.ts'
import { beyond } from '#domain/roles/grants.ts'
import type { Role, RoleDetail } from '#domain/roles/role.ts'
import { deleteRole } from './roles-api.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { roleQuery, invalidateRoles } from './queries.ts'
import { wouldLockOut } from './role-changes.ts'

type DeleteRoleProps = { role: RoleDetail; roles: readonly Role[]; user: SignedIn; onClose: () => void }

/** Asks before a role goes, and where its people go. */
export function DeleteRole({ role, roles, user, onClose }: DeleteRoleProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [target, setTarget] = useState('')
  const [isMissing, setMissing] = useState(false)
  const others = roles.filter(
    ({ id, permissions }) => id !== role.id && !beyond(user.permissions, permissions)[0],
  )
  const next = others.find(({ id }) => id === target)

  const remove = useMutation({
    mutationFn: () => deleteRole(role.id, target || undefined),
    async onSuccess() {
      await navigate({ to: '/ops/roles', ignoreBlocker: true })
      client.removeQueries({ queryKey: roleQuery(role.id).queryKey })
      toast.success(
        next ? `${role.name} is deleted. Its people are ${next.name} now.` : `${role.name} is deleted.`,
      )
    },
    onSettled: () => invalidateRoles(client),
  })

  function confirm() {
    const isUnclear = role.people_count > 0 && !target
    setMissing(isUnclear)
    if (!isUnclear) remove.mutate()
  }

  return (
    <ConfirmDialog
      title={`Delete ${role.name}?`}
      isOpen
      onClose={onClose}
      action="Delete"
      isBusy={remove.isPending}
      error={remove.error}
      onConfirm={confirm}
    >
      <p>It cannot be brought back. What was done by it stays in the history.</p>
      {role.people_count > 0 && (
        <SelectField
          label={role.people_count === 1 ? 'Its one person gets' : `Its ${role.people_count} people get`}
          hint="Beside the other roles that they have. It counts at once."
          error={isMissing && !target ? 'Choose the role that they get in its place.' : undefined}
          none="Choose a role"
          value={target}
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => setTarget(event.target.value)}
        />
      )}
      {wouldLockOut(user, roles, role.id, next?.permissions ?? null) && (
        <p className="border-l-4 border-red bg-red-wash px-4 py-3">
          You may change roles by this one alone. Without it you cannot change any role any more.
        </p>
      )}
    </ConfirmDialog>
  )
}

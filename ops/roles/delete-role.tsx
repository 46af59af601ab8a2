import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { notify } from '../ui/notify.ts'
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
      notify(next ? `${role.name} deleted. Its people now have ${next.name}.` : `${role.name} deleted.`)
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
      <p>This can’t be undone. The history isn’t affected.</p>
      {role.people_count > 0 && (
        <SelectField
          label={
            role.people_count === 1
              ? 'New role for its 1 person'
              : `New role for its ${role.people_count} people`
          }
          hint="They keep any other roles. The change takes effect right away."
          error={isMissing && !target ? 'Choose a role to replace it.' : undefined}
          none="Choose a role"
          value={target}
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => setTarget(event.target.value)}
        />
      )}
      {wouldLockOut(user, roles, { id: role.id, next: next?.permissions ?? null }) && (
        <p className="border-l-4 border-red bg-red-wash px-4 py-3">
          This is your only role that lets you edit roles. Without it, you can’t edit any roles.
        </p>
      )}
    </ConfirmDialog>
  )
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { notify } from '../ui/notify.ts'
import { newId } from '#platform/uuid.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import { beyond } from '#domain/roles/grants.ts'
import type { NewRole, Role } from '#domain/roles/role.ts'
import { makeRole } from './roles-api.ts'
import { useMay, useUser } from '../session/may.ts'
import { NoPermission } from '../shell/no-permission.tsx'
import { usePageTitle } from '../shell/title.ts'
import { LeaveGuard } from '../ui/leave-guard.tsx'
import { SaveBar } from '../ui/save-bar.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { DemandField } from './demand-field.tsx'
import { FailedRole, RoleFrame, SkeletonRole } from './panel-states.tsx'
import { PermissionTable } from './permission-table.tsx'
import { roleQuery, rolesQuery, invalidateRoles } from './queries.ts'
import { withReach } from './role-changes.ts'
import { RoleFields } from './role-fields.tsx'
import { useRoleDraft } from './use-role-draft.ts'
import { permissionCount } from './words.ts'

const route = getRouteApi('/staff/ops/roles/new')

export function NewRolePanel() {
  const { from } = route.useSearch()
  const user = useUser()
  const roles = useQuery(rolesQuery)
  if (!useMay('roles.edit')) return <NoPermission what="create roles" />
  return (
    <RoleFrame>
      {roles.isPending && <SkeletonRole />}
      {roles.isError && !roles.data && <FailedRole error={roles.error} reload={() => void roles.refetch()} />}
      {roles.data && user && (
        <NewRoleForm
          key={from}
          user={user}
          roles={roles.data}
          model={roles.data.find(({ id }) => id === from)}
        />
      )}
    </RoleFrame>
  )
}

type NewRoleFormProps = { user: SignedIn; roles: readonly Role[]; model: Role | undefined }

function NewRoleForm({ user, roles, model }: NewRoleFormProps) {
  usePageTitle('New role')
  const navigate = useNavigate()
  const client = useQueryClient()
  const [id] = useState(() => newId())
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  const leftOut = model ? beyond(user.permissions, model.permissions) : []
  const start = {
    name: model ? `Copy of ${model.name}`.slice(0, 60) : '',
    description: model?.description ?? '',
    demands_factor: model?.demands_factor ?? false,
    permissions: leftOut.reduce(
      (grants, permission) => withReach(grants, permission, user.permissions[permission]),
      model?.permissions ?? {},
    ),
  }
  const draft = useRoleDraft(`${user.id}:new:${model?.id ?? ''}`, { revision: 0, facts: start })
  const { facts, changes } = draft

  const make = useMutation({
    mutationFn: (role: NewRole) => makeRole(role),
    async onSuccess(role) {
      draft.discard()
      client.setQueryData(roleQuery(role.id).queryKey, role)
      await navigate({ to: '/ops/roles/$id', params: { id: role.id }, ignoreBlocker: true })
      notify(`${role.name} created. Assign it to people on their pages under Employees.`)
    },
    onSettled: () => invalidateRoles(client),
  })

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!make.isPending) make.mutate({ id, ...facts })
      }}
    >
      <h2 ref={heading} tabIndex={-1} className="text-3xl">
        {' '}
        New role{' '}
      </h2>
      {changes ? (
        model && <p className="mt-1 text-muted">Copied from {model.name}.</p>
      ) : (
        <div className="mt-3 max-w-xs">
          <SelectField
            label="Start from"
            none="Blank role"
            value={model?.id ?? ''}
            options={roles.map((role) => ({ value: role.id, label: `A copy of ${role.name}` }))}
            onChange={({ target }) =>
              void navigate({
                to: '.',
                search: (old) => ({ ...old, from: target.value || undefined }),
                replace: true,
              })
            }
          />
        </div>
      )}
      {leftOut.length > 0 && (
        <p className="mt-4 border-l-4 border-gold bg-gold-wash px-4 py-3">
          {permissionCount(leftOut.length)} from {model?.name} go beyond your own. They were left out or
          reduced.
        </p>
      )}
      <RoleFields facts={facts} error={make.error} onChange={draft.change} />
      <DemandField
        isDemanded={facts.demands_factor}
        isChangeable
        onChange={(demands_factor) => draft.change({ demands_factor })}
      />
      <PermissionTable
        grants={facts.permissions}
        changed={[]}
        limits={user.permissions}
        onChange={(permission, scope) =>
          draft.change({ permissions: withReach(facts.permissions, permission, scope) })
        }
      />
      <SaveBar
        words={`${permissionCount(Object.keys(facts.permissions).length)} granted`}
        action="Create role"
        isBusy={make.isPending}
        error={make.error}
        {...(changes && { cancel: { words: 'Start over', act: draft.discard } })}
      />
      <LeaveGuard isDirty={changes !== null} onDiscard={draft.discard} />
    </form>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { SignedIn } from '#domain/employees/employee.ts'
import type { RoleDetail } from '#domain/roles/role.ts'
import { usePageTitle } from '../shell/title.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { LeaveGuard } from '../ui/leave-guard.tsx'
import { SaveBar } from '../ui/save-bar.tsx'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import { DemandField } from './demand-field.tsx'
import { PermissionTable } from './permission-table.tsx'
import { rolesQuery } from './queries.ts'
import { changesWords, mayChangeDemand, reasonNotToChange, withReach, wouldLockOut } from './role-changes.ts'
import { RoleFields } from './role-fields.tsx'
import { RoleHead } from './role-head.tsx'
import { useRoleDraft } from './use-role-draft.ts'
import { useSaveRole } from './use-save-role.ts'

/** A role as it is, and the form that changes it in place. */
export function RoleEditor({ role, user }: { role: RoleDetail; user: SignedIn }) {
  usePageTitle(role.name)
  const roles = useQuery(rolesQuery).data ?? []
  const { name, description, permissions, demands_factor } = role
  const draft = useRoleDraft(`${user.id}:${role.id}`, {
    revision: role.revision,
    facts: { name, description, permissions, demands_factor },
  })
  const [isAsking, setAsking] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const save = useSaveRole(role.id, () => {
    draft.discard()
    setAsking(false)
    heading.current?.focus({ preventScroll: true })
  })

  const reason = reasonNotToChange(user, role)
  const isChangeable = mayChangeDemand(user, role)
  const { facts, changes, theirs } = draft
  const send = () => save.isPending || save.mutate({ ...facts, revision: draft.revision })
  const isLockout = wouldLockOut(user, roles, { id: role.id, next: facts.permissions })

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!changes || theirs) return
        if (isLockout) setAsking(true)
        else send()
      }}
    >
      <RoleHead role={role} roles={roles} user={user} heading={heading} />
      {reason ? (
        <p className="mt-4 border-l-4 border-gold bg-gold-wash px-4 py-3">{reason}</p>
      ) : (
        <RoleFields facts={facts} error={save.error} onChange={draft.change} />
      )}
      <DemandField
        isDemanded={isChangeable ? facts.demands_factor : demands_factor}
        isChangeable={isChangeable}
        onChange={(demands_factor) => draft.change({ demands_factor })}
      />
      <PermissionTable
        grants={reason ? permissions : facts.permissions}
        changed={reason ? [] : (changes?.permissions ?? [])}
        limits={reason ? null : user.permissions}
        onChange={(permission, scope) =>
          draft.change({ permissions: withReach(facts.permissions, permission, scope) })
        }
      />
      <SaveBar
        isOpen={changes !== null && isChangeable}
        words={changes ? changesWords(changes) : ''}
        action="Save changes"
        isBusy={save.isPending}
        error={isAsking ? null : save.error}
        isBlocked={theirs !== null}
        cancel={{ words: 'Discard changes', act: draft.discard }}
      >
        {theirs && <ChangedMeanwhile draft={draft} theirs={theirs} />}
      </SaveBar>
      <LeaveGuard isDirty={changes !== null && isChangeable} onDiscard={draft.discard} />
      <ConfirmDialog
        title="Remove your own permission to edit roles?"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        action="Save anyway"
        isBusy={save.isPending}
        error={save.error}
        onConfirm={send}
      >
        <p>
          “{role.name}” is your only role that lets you edit roles. If you save this, you can’t edit any role,
          and only someone else can undo it.
        </p>
      </ConfirmDialog>
    </form>
  )
}

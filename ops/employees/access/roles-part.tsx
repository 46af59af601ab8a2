import { useState } from 'react'
import type { EmployeeDetail } from '#domain/employees/employee-record.ts'
import { problemOf } from '../../problem.ts'
import { useMay } from '../../session/may.ts'
import { button } from '../../ui/button.ts'
import { DialogSheet } from '../../ui/dialog-sheet.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Part } from './part.tsx'
import { changeRoles } from '../people-api.ts'
import { RolesField } from '../roles-field.tsx'
import { returnedWords } from '../../submissions/returned-words.ts'
import { usePersonChange } from '../use-person-change.ts'

/** The roles of the person, and the way to change them. */
export function RolesPart({ person }: { person: EmployeeDetail }) {
  const mayEdit = useMay('employees.edit')
  const maySeeRoles = useMay('roles.view')
  const mayChange = mayEdit && maySeeRoles
  const [isOpen, setOpen] = useState(false)
  const aside = mayChange && (
    <button
      type="button"
      aria-label="Edit roles"
      className="min-h-11 font-semibold underline decoration-gold decoration-2 underline-offset-4"
      onClick={() => setOpen(true)}
    >
      {' '}
      Edit{' '}
    </button>
  )
  return (
    <Part title="Roles" aside={aside}>
      <ul>
        {person.roles.map(({ id, name }) => (
          <li key={id} className="py-0.5 wrap-anywhere">
            {name}
          </li>
        ))}
      </ul>
      {mayChange && isOpen && <RolesDialog person={person} onClose={() => setOpen(false)} />}
    </Part>
  )
}

function RolesDialog({ person, onClose }: { person: EmployeeDetail; onClose: () => void }) {
  const [roleIds, setRoleIds] = useState(() => person.roles.map(({ id }) => id))
  const save = usePersonChange({
    id: person.id,
    change: () => changeRoles(person.id, { role_ids: roleIds, revision: person.revision }),
    done: ({ open_leads }) => changedWords(person.name, person.open_leads - open_leads),
    onDone: onClose,
  })
  const hasNone = roleIds.length === 0
  return (
    <DialogSheet
      title={`Roles for ${person.name}`}
      isOpen
      staysOpen
      onClose={onClose}
      actions={
        <>
          <button
            type="button"
            className={button('gold')}
            aria-disabled={save.isPending || hasNone}
            onClick={() => save.isPending || hasNone || save.mutate()}
          >
            {save.isPending ? 'Saving...' : 'Save roles'}
          </button>
          <button type="button" className={button('plain')} onClick={onClose}>
            Cancel
          </button>
        </>
      }
    >
      <p className="mt-2 mb-2 text-muted">
        Changes take effect right away on all their devices.
        {person.code_expires_at && ' Their current code will stop working.'}
      </p>
      <RolesField
        value={roleIds}
        error={hasNone ? 'Choose at least one role.' : undefined}
        onChange={setRoleIds}
      />
      {save.error && <Notice title={problemOf(save.error).detail} />}
    </DialogSheet>
  )
}

function changedWords(name: string, returned: number) {
  const changed = `Roles updated for ${name}`
  return returned > 0 ? `${changed}. ${returnedWords(returned)}` : changed
}

import { Link, useNavigate } from '@tanstack/react-router'
import { ChevronDown, Copy, Trash2, X } from 'lucide-react'
import { useState, type RefObject } from 'react'
import type { SignedIn } from '#domain/employees/employee.ts'
import { shownPeople, type Role, type RoleDetail } from '#domain/roles/role.ts'
import { button } from '../ui/button.ts'
import { FilterSelect } from '../ui/filter-select.tsx'
import { DeleteRole } from './delete-role.tsx'
import { reasonNotToChange } from './role-changes.ts'
import { peopleWords } from './words.ts'

type RoleHeadProps = {
  role: RoleDetail
  roles: readonly Role[]
  user: SignedIn
  heading: RefObject<HTMLHeadingElement | null>
}

export function RoleHead({ role, roles, user, heading }: RoleHeadProps) {
  return (
    <header>
      <div className="flex items-start justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="min-w-0 text-3xl text-pretty wrap-anywhere">
          {role.name}
        </h2>
        <Link
          to="/ops/roles"
          aria-label="Close this role"
          title="Close (Esc)"
          className="-mt-1 -mr-2 hidden size-10 shrink-0 place-content-center rounded-sm hover:bg-wash lg:grid"
        >
          <X aria-hidden className="size-5" />
        </Link>
      </div>
      {role.description && (
        <p className="mt-0.5 max-w-[60ch] text-pretty wrap-anywhere text-muted">{role.description}</p>
      )}
      <People role={role} />
      <Actions role={role} roles={roles} user={user} />
    </header>
  )
}

function People({ role: { people, people_count } }: { role: RoleDetail }) {
  if (people_count === 0) return <p className="mt-3 text-muted">{peopleWords(0)}.</p>
  return (
    <details className="group mt-1">
      <summary className="flex min-h-12 w-fit list-none items-center gap-1.5 font-semibold lg:min-h-10">
        {peopleWords(people_count)}
        <ChevronDown aria-hidden className="size-4 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 border-l-3 border-line pb-1 pl-3">
        {people.map(({ id, name, may_sign_in }) => (
          <li key={id} className="wrap-anywhere">
            {name}
            {!may_sign_in && <span className="text-muted"> (cannot sign in)</span>}
          </li>
        ))}
        {people_count > shownPeople && <li className="text-muted">and {people_count - shownPeople} more</li>}
      </ul>
    </details>
  )
}

type ActionsProps = Omit<RoleHeadProps, 'heading'>

function Actions({ role, roles, user }: ActionsProps) {
  const navigate = useNavigate()
  const [isDeleting, setDeleting] = useState(false)
  const others = roles.filter(({ id }) => id !== role.id)
  const mayDelete = !role.is_system && reasonNotToChange(user, role) === null
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2">
      {user.permissions['roles.edit'] && (
        <Link to="/ops/roles/new" search={{ from: role.id }} className={button('plain')}>
          <Copy aria-hidden className="size-4.5" />
          Copy
        </Link>
      )}
      <div className="w-40">
        <FilterSelect
          label="Compare with"
          any="Compare with..."
          value={undefined}
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(compare) =>
            void navigate({ to: '.', search: (old) => ({ ...old, compare: compare || undefined }) })
          }
        />
      </div>
      {mayDelete && (
        <button type="button" className={button('quiet')} onClick={() => setDeleting(true)}>
          <Trash2 aria-hidden className="size-4.5" />
          Delete role
        </button>
      )}
      {isDeleting && <DeleteRole role={role} roles={roles} user={user} onClose={() => setDeleting(false)} />}
    </div>
  )
}

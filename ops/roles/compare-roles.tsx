import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Role, RoleDetail } from '#domain/roles/role.ts'
import type { Scope } from '#domain/roles/scopes.ts'
import { usePageTitle } from '../shell/title.ts'
import { Statement } from '../ui/list-states.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { FailedRole, SkeletonRole } from './panel-states.tsx'
import { rolesQuery } from './queries.ts'
import { ScopeMark } from './scope-mark.tsx'
import { differing } from './role-changes.ts'
import { groupedEntries, permissionCount, reachWord, type GroupedEntry } from './words.ts'

type CompareRolesProps = { role: RoleDetail; other: string }

/** Two roles side by side: where they differ first. */
export function CompareRoles({ role, other }: CompareRolesProps) {
  const roles = useQuery(rolesQuery)
  const found = roles.data?.find(({ id }) => id === other)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  usePageTitle(`${role.name} compared`)

  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="min-w-0 text-3xl text-pretty wrap-anywhere">
          {role.name} compared
        </h2>
        <Link
          to="."
          search={(old) => ({ ...old, compare: undefined })}
          aria-label="Close the comparison"
          className="-mt-1 -mr-2 grid size-12 shrink-0 place-content-center rounded-sm hover:bg-wash lg:size-10"
        >
          <X aria-hidden className="size-5" />
        </Link>
      </div>
      <OtherRole role={role} other={other} roles={roles.data ?? []} />
      {roles.isPending && <SkeletonRole />}
      {roles.isError && !roles.data && <FailedRole error={roles.error} reload={() => void roles.refetch()} />}
      {roles.data && !found && (
        <Statement title="This role was deleted">
          <p>Choose another role to compare.</p>
        </Statement>
      )}
      {found && <Tables left={role} right={found} />}
    </>
  )
}

function OtherRole({ role, other, roles }: CompareRolesProps & { roles: readonly Role[] }) {
  const navigate = useNavigate()
  return (
    <div className="mt-3 max-w-xs">
      <SelectField
        label="Compare with"
        value={other}
        options={roles.filter(({ id }) => id !== role.id).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) =>
          void navigate({ to: '.', search: (old) => ({ ...old, compare: target.value }), replace: true })
        }
      />
    </div>
  )
}

function Tables({ left, right }: { left: Role; right: Role }) {
  const different = differing(left.permissions, right.permissions)
  const [first, rest] = [
    groupedEntries.filter(({ permission }) => different.includes(permission)),
    groupedEntries.filter(({ permission }) => !different.includes(permission)),
  ]
  return (
    <div className="pb-10">
      {first.length === 0 ? (
        <Statement title="No differences">
          <p>All {groupedEntries.length} permissions are the same in both roles.</p>
        </Statement>
      ) : (
        <Table
          title={`${permissionCount(first.length)} different`}
          entries={first}
          left={left}
          right={right}
        />
      )}
      {rest.length > 0 && (
        <details className="mt-6">
          <summary className="min-h-12 w-fit py-3 font-semibold underline decoration-gold decoration-2 underline-offset-4">
            {permissionCount(rest.length)} the same
          </summary>
          <Table title="Same in both" entries={rest} left={left} right={right} />
        </details>
      )}
    </div>
  )
}

type TableProps = { title: string; entries: GroupedEntry[]; left: Role; right: Role }

function Table({ title, entries, left, right }: TableProps) {
  return (
    <table className="mt-6 w-full table-fixed border-collapse">
      <caption className="pb-2 text-left font-display text-2xl">{title}</caption>
      <thead>
        <tr className="border-b border-ink text-left align-bottom text-xs text-muted">
          <th scope="col" className="w-[44%] pb-1.5 font-semibold lg:w-1/2">
            Permission
          </th>
          {[left, right].map(({ id, name }) => (
            <th key={id} scope="col" className="pb-1.5 pl-2 font-semibold wrap-anywhere">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.permission} className="border-b border-line align-top">
            <th scope="row" className="py-2.5 text-left font-normal text-pretty">
              {entry.words}
              <span className="block text-[0.8125rem] text-muted">{entry.group}</span>
            </th>
            {[left, right].map(({ id, permissions }) => (
              <Reach key={id} scope={permissions[entry.permission]} entry={entry} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Reach({ scope, entry }: { scope: Scope | undefined; entry: GroupedEntry }) {
  return (
    <td className="py-2.5 pl-2">
      <span className={`flex items-center gap-1.5 lg:gap-2 ${scope ? 'font-semibold' : 'text-muted'}`}>
        <ScopeMark scope={scope} />
        {reachWord(scope, entry)}
      </span>
    </td>
  )
}

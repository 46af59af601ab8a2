import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { KeyRound, Lock, UserRound } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { type Role } from '#domain/roles/role.ts'
import { ownerRoleId } from '#domain/roles/system-roles.ts'
import { FailedList, SkeletonRows, StaleList } from '../ui/list-states.tsx'
import { rolesQuery } from './queries.ts'
import { keepFilter } from './search.ts'
import { peopleWords } from './words.ts'

export function RoleList({ chosen }: { chosen: string | undefined }) {
  const roles = useQuery(rolesQuery)
  const retry = () => void roles.refetch()
  useReturnToRow(chosen)

  return (
    <section aria-label="All roles" aria-busy={roles.isFetching} className="mt-4">
      {roles.isError && roles.data && <StaleList error={roles.error} retry={retry} />}
      {roles.isPending && <SkeletonRows columns="" extra={0} />}
      {roles.isError && !roles.data && <FailedList what="The roles" error={roles.error} retry={retry} />}
      {roles.data && (
        <>
          <Rows
            title="Custom roles"
            roles={roles.data.filter(({ is_system }) => !is_system)}
            chosen={chosen}
          />
          <Rows
            title="Built-in roles"
            roles={roles.data.filter(({ is_system }) => is_system)}
            chosen={chosen}
          />
        </>
      )}
    </section>
  )
}

type RowsProps = { title: string; roles: Role[]; chosen: string | undefined }

function Rows({ title, roles, chosen }: RowsProps) {
  if (roles.length === 0) return null
  return (
    <>
      <h2 className="mt-4 border-b border-ink pb-1.5 font-sans text-xs font-semibold text-muted">{title}</h2>
      <ul>
        {roles.map((role) => (
          <li key={role.id}>
            <RoleRow role={role} isChosen={role.id === chosen} />
          </li>
        ))}
      </ul>
    </>
  )
}

function RoleRow({ role, isChosen }: { role: Role; isChosen: boolean }) {
  return (
    <Link
      to="/ops/roles/$id"
      params={{ id: role.id }}
      search={keepFilter}
      data-row={role.id}
      aria-current={isChosen ? 'true' : undefined}
      className={`grid min-h-12 grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 cramped:grid-cols-1 border-b border-l-3 border-b-line px-2 py-2.5 transition-colors duration-150 hover:bg-wash ${isChosen ? 'border-l-gold bg-wash' : 'border-l-transparent'}`}
    >
      <span className="min-w-0">
        <span className="flex items-center gap-1.5 font-bold">
          <span className="min-w-0 wrap-break-word">{role.name}</span>
          {role.demands_factor && (
            <>
              <KeyRound aria-hidden className="size-3.5 shrink-0 text-muted" />
              <span className="sr-only">, requires two-step verification</span>
            </>
          )}
          {role.id === ownerRoleId && <Lock aria-hidden className="size-3.5 shrink-0 text-muted" />}
        </span>
        {role.description && (
          <span className="line-clamp-2 text-[0.8125rem] text-pretty wrap-break-word text-muted">
            {role.description}
          </span>
        )}
      </span>
      <span className={`flex items-center gap-1 tabular-nums ${role.people_count ? '' : 'text-muted'}`}>
        <UserRound aria-hidden className="size-4" />
        <span aria-hidden>{role.people_count}</span>
        <span className="sr-only">{peopleWords(role.people_count)}</span>
      </span>
    </Link>
  )
}

/** After a role is closed, the focus returns to its row. */
function useReturnToRow(chosen: string | undefined) {
  const left = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (!chosen && left.current) document.querySelector<HTMLElement>(`[data-row="${left.current}"]`)?.focus()
    left.current = chosen
  }, [chosen])
}

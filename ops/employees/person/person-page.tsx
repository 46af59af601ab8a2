import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Pencil, Phone } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { EmployeeDetail } from '#domain/employees/employee-record.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import { CertificationsPart } from '../../certifications/certifications-part.tsx'
import { useMay } from '../../session/may.ts'
import { useSession } from '../../session/session.ts'
import { usePageTitle } from '../../shell/title.ts'
import { button } from '../../ui/button.ts'
import { StaleList } from '../../ui/list-states.tsx'
import { Portrait } from '../../ui/portrait.tsx'
import { useNow } from '../../ui/use-now.ts'
import { BackToList } from '../list/back-to-list.tsx'
import { EditPerson } from './edit-person.tsx'
import { leftSearch, rememberPerson } from '../list/list-memory.ts'
import { PersonAccess } from '../access/person-access.tsx'
import { PersonFacts } from './person-facts.tsx'
import { FailedPerson, SkeletonPerson } from './person-states.tsx'
import { employeeQuery } from '../queries.ts'
import { StatusMark } from '../status-mark.tsx'
import { useCloseKey } from './use-close-key.ts'
import { seenWords } from '../words.ts'

/** One person: their record, and what they may do here. */
export function PersonPage({ id }: { id: string }) {
  const person = useQuery(employeeQuery(id))
  const reload = () => void person.refetch()
  usePageTitle(person.data?.name ?? 'Employees')
  useEffect(() => rememberPerson(id), [id])

  return (
    <article className="px-4 pt-3 pb-10 lg:px-6.5 lg:pt-5">
      <BackToList />
      {person.isPending && <SkeletonPerson />}
      {person.isError && !person.data && <FailedPerson error={person.error} reload={reload} />}
      {person.isError && person.data && <StaleList what="page" error={person.error} retry={reload} />}
      {/* The key: what is typed for one person never appears at another. */}
      {person.data && <Person key={id} person={person.data} />}
    </article>
  )
}

function Person({ person }: { person: EmployeeDetail }) {
  const session = useSession()
  const userId = session.state === 'signed-in' ? session.user.id : ''
  const mayEdit = useMay('employees.edit')
  const { open } = useSearch({ strict: false })
  const navigate = useNavigate()
  const isEditing = open === 'edit' && mayEdit
  useCloseKey(isEditing, () => void navigate({ to: '/ops/employees', search: leftSearch() }))
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isEditing) heading.current?.focus({ preventScroll: true })
  }, [isEditing])

  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-1 basis-64 flex-wrap items-end gap-x-5 gap-y-3">
          <Portrait name={person.name} url={person.portrait_url} size="head" />
          <div className="min-w-0 flex-1 basis-44">
            <h1
              ref={heading}
              tabIndex={-1}
              className="text-[min(2.125rem,11vw)] text-pretty wrap-anywhere uppercase"
            >
              {person.name}
            </h1>
            <p className="mt-0.5 text-muted wrap-anywhere">
              {[person.title, person.crew, person.username].filter(Boolean).join(' · ')}
            </p>
            <p className="mt-1.5 flex flex-wrap items-center gap-x-3 text-sm text-muted">
              <StatusMark status={person.status} />
              <Seen at={person.seen_at} />
            </p>
          </div>
        </div>
        {!isEditing && (
          <div className="flex flex-wrap gap-2 max-sm:w-full">
            {person.mobile && person.id !== userId && (
              <a href={`tel:${person.mobile}`} className={`tabular-nums max-sm:flex-1 ${button('gold')}`}>
                <Phone aria-hidden className="size-5" />
                {displayPhone(person.mobile)}
              </a>
            )}
            {mayEdit && (
              <Link
                to="/ops/employees/$id"
                params={{ id: person.id }}
                search={{ open: 'edit' }}
                className={`max-sm:flex-1 ${button('plain')}`}
              >
                <Pencil aria-hidden className="size-4.5" /> Edit{' '}
              </Link>
            )}
          </div>
        )}
      </header>
      {isEditing ? (
        <EditPerson person={person} userId={userId} />
      ) : (
        <div className="mt-6 grid grid-cols-1 gap-x-10 gap-y-8 border-t border-ink pt-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
          <div className="space-y-8">
            <PersonFacts person={person} />
            <CertificationsPart person={person} />
          </div>
          <PersonAccess person={person} isSelf={person.id === userId} />
        </div>
      )}
    </>
  )
}

function Seen({ at }: { at: string | null }) {
  const now = useNow()
  if (!at) return <span>Never signed in</span>
  return <span className="tabular-nums">Last seen {seenWords(new Date(at), now)}</span>
}

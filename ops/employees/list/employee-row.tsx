import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import type { EmployeeRow } from '#domain/employees/employee-record.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import { agoWords } from '../../ui/ago.ts'
import { Portrait } from '../../ui/portrait.tsx'
import { StatusMark } from '../status-mark.tsx'
import { deviceWords, expiringWords } from '../words.ts'

export const listColumns =
  'xl:grid-cols-[minmax(0,1.5fr)_minmax(0,1.1fr)_8.25rem_minmax(0,1.2fr)_6rem_6.25rem] xl:gap-x-4'

/** The column names, for sighted people; screen readers get them in each row. */
export function ListHead() {
  return (
    <div
      aria-hidden
      className={`hidden border-b border-ink pr-2 pb-2 pl-2.75 text-xs font-semibold text-muted xl:grid ${listColumns}`}
    >
      <span>Name</span>
      <span>Roles</span>
      <span>Phone</span>
      <span>Certifications</span>
      <span>Last seen</span>
      <span>Status</span>
    </div>
  )
}

export function EmployeeRowLink({ person, now }: { person: EmployeeRow; now: Date }) {
  const isGone = person.status === 'left'
  return (
    <Link
      to="/ops/employees/$id"
      params={{ id: person.id }}
      data-row={person.id}
      className={`grid scroll-my-24 grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 cramped:grid-cols-1 border-b border-l-3 border-line border-l-transparent px-2 py-2.5 transition-colors duration-150 hover:bg-wash xl:py-3 ${listColumns} ${isGone ? 'text-muted' : ''}`}
    >
      <span className="flex min-w-0 items-start gap-3 cramped:flex-col">
        <Portrait name={person.name} url={person.portrait_url} size="row" />
        <span className="max-w-full min-w-0">
          <span className="line-clamp-2 font-bold wrap-break-word">{person.name}</span>
          <span className="line-clamp-1 text-[0.8125rem] text-muted wrap-anywhere">
            {person.title || person.username}
          </span>
        </span>
      </span>
      <span className="line-clamp-2 min-w-0 wrap-break-word max-xl:order-3 max-xl:text-sm">
        {person.roles.map(({ name }) => name).join(', ')}
      </span>
      <span className="whitespace-nowrap tabular-nums max-xl:order-5 max-xl:text-sm max-xl:text-muted max-xl:empty:hidden">
        {person.mobile && <span className="sr-only">phone </span>}
        {displayPhone(person.mobile)}
      </span>
      <span className="min-w-0 text-sm max-xl:order-6 max-xl:col-span-full max-xl:empty:hidden">
        <Certifications person={person} />
      </span>
      <span className="text-sm tabular-nums max-xl:order-4 max-xl:text-right cramped:text-left">
        {person.seen_at ? (
          <>
            <span className="sr-only">seen </span>
            {agoWords(new Date(person.seen_at), now)}
          </>
        ) : (
          <span className="text-muted max-xl:sr-only">Never</span>
        )}
        {person.device_count > 0 && (
          <span className="block text-[0.8125rem] text-muted max-xl:sr-only">
            {deviceWords(person.device_count)}
          </span>
        )}
      </span>
      <span className="max-xl:order-2 max-xl:justify-self-end cramped:justify-self-start">
        <StatusMark status={person.status} />
      </span>
    </Link>
  )
}

function Certifications({ person }: { person: EmployeeRow }) {
  return (
    <>
      {person.certification_codes.length > 0 && (
        <span className="block wrap-anywhere">
          <span className="sr-only">certifications </span>
          {person.certification_codes.join(' · ')}
        </span>
      )}
      {person.expiring_count > 0 && (
        <span className="flex items-start gap-1.5 text-[0.8125rem] font-semibold text-red">
          <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          {expiringWords(person.expiring_count)}
        </span>
      )}
    </>
  )
}

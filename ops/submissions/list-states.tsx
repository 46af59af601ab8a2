import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { problemOf } from '../problem.ts'
import { button } from '../ui/button.ts'
import { Notice } from '../ui/notice.tsx'
import { listColumns } from './lead-row.tsx'
import type { SubmissionSearch } from './search.ts'

const skeletonRows = 8

type Failure = { error: unknown; retry: () => void }

/** As high as the rows that will take its place. */
export function SkeletonList() {
  return (
    <div role="status">
      <span className="sr-only">Loading...</span>
      {Array.from({ length: skeletonRows }, (_, row) => (
        <div
          key={row}
          aria-hidden
          className={`grid grid-cols-[minmax(0,1fr)_4rem] gap-4 border-b border-line px-2 py-3 xl:py-3 ${listColumns}`}
        >
          <span className="space-y-2 py-1">
            <Bar width="w-3/5" />
            <Bar width="w-2/5" />
          </span>
          <span className="max-xl:hidden">
            <Bar width="w-4/5" />
          </span>
          <span className="max-xl:hidden">
            <Bar width="w-3/5" />
          </span>
          <Bar width="w-full" />
          <span className="max-xl:hidden">
            <Bar width="w-4/5" />
          </span>
        </div>
      ))}
    </div>
  )
}

export function Bar({ width }: { width: string }) {
  return <span className={`block h-3.5 animate-pulse rounded-sm bg-wash ${width}`} />
}

export function EmptyList({ search }: { search: SubmissionSearch }) {
  if (search.q || search.status || search.service)
    return (
      <Statement title="Nothing matches">
        <p>No request fits this search and these filters.</p>
        <Link to="/ops/submissions" search={{ tab: search.tab }} className={`mt-4 ${button('plain')}`}>
          Clear search and filters
        </Link>
      </Statement>
    )
  if (search.tab === 'quarantine')
    return (
      <Statement title="Quarantine is empty">
        <p>Requests that look suspicious are held here until someone releases them. None are.</p>
      </Statement>
    )
  return (
    <Statement title="No requests yet">
      <p>A request from the website appears here by itself, within seconds. There is nothing to reload.</p>
    </Statement>
  )
}

export function FailedList({ error, retry }: Failure) {
  const { code, detail } = problemOf(error)
  return (
    <div className="py-6">
      <Notice title={code === 'no-answer' ? 'You are offline' : 'The requests could not be loaded'}>
        <p>{detail}</p>
        <button type="button" className={`mt-3 ${button('plain')}`} onClick={retry}>
          Try again
        </button>
      </Notice>
    </div>
  )
}

/** The list is there, but could not be brought up to date. */
export function StaleList({ error, retry }: Failure) {
  return (
    <p
      role="alert"
      className="flex flex-wrap items-center gap-x-3 border-b border-line bg-red-wash px-3 py-1.5 text-sm"
    >
      <span>This list may be out of date. {problemOf(error).detail}</span>
      <button type="button" className="min-h-9 font-semibold underline underline-offset-4" onClick={retry}>
        Try again
      </button>
    </p>
  )
}

function Statement({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="my-8 border-l-4 border-gold pl-4 text-muted">
      <h2 className="mb-1.5 text-2xl text-ink">{title}</h2>
      {children}
    </div>
  )
}

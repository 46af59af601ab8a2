import type { ReactNode } from 'react'
import { problemOf } from '../problem.ts'
import { useFirstWords } from '../words/words.tsx'
import { button } from './button.ts'
import { clockWords } from './clock.ts'
import { Notice } from './notice.tsx'
import { useNow } from './use-now.ts'

const skeletonRows = 8

type Failure = { error: unknown; retry: () => void }

/** Placeholder with the height of the rows that will replace it; `columns` are the classes of their grid. */
export function SkeletonRows({ columns, extra }: { columns: string; extra: number }) {
  const { shell } = useFirstWords()
  return (
    <div role="status">
      <span className="sr-only">{shell.loading}</span>
      {Array.from({ length: skeletonRows }, (_, row) => (
        <div
          key={row}
          aria-hidden
          className={`grid grid-cols-[minmax(0,1fr)_4rem] gap-4 border-b border-line px-2 py-3 xl:py-3 ${columns}`}
        >
          <span className="space-y-2 py-1">
            <Bar width="w-3/5" />
            <Bar width="w-2/5" />
          </span>
          <Bar width="w-full" />
          {Array.from({ length: extra }, (_none, column) => (
            <span key={column} className="max-xl:hidden">
              <Bar width="w-4/5" />
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}

export function Bar({ width }: { width: string }) {
  return <span className={`block h-3.5 animate-pulse rounded-sm bg-wash max-w-full ${width}`} />
}

/** `what` begins a sentence: "The requests"; `title` is one in place of it. */
export function FailedList({ what, title, error, retry }: Failure & { what?: string; title?: string }) {
  const { ui, problems } = useFirstWords()
  const { code, detail } = problemOf(error, problems)
  return (
    <div className="py-6">
      <Notice title={code === 'no-answer' ? ui.offline : (title ?? `${what} couldn’t be loaded`)}>
        <p>{detail}</p>
        <button type="button" className={`mt-3 ${button('plain')}`} onClick={retry}>
          {ui.tryAgain}
        </button>
      </Notice>
    </div>
  )
}

/** Says that the shown list could not be refreshed. */
type Stale = Failure & {
  what?: string
  /** When what is shown was loaded, in milliseconds. */
  at?: number
}

export function StaleList({ what, error, retry, at }: Stale) {
  const { ui, locale, problems } = useFirstWords()
  const now = useNow()
  const { code, detail } = problemOf(error, problems)
  // To be without a connection is no failure: what is on the device stays readable.
  const isOffline = code === 'no-answer'
  return (
    <p
      role={isOffline ? 'status' : 'alert'}
      className={`flex flex-wrap items-center gap-x-3 border-b border-line px-3 py-1.5 text-sm ${isOffline ? 'bg-wash' : 'bg-red-wash'}`}
    >
      <span>
        {ui.stale(what ?? ui.list, detail)}
        {at ? ` ${ui.asOf(clockWords(new Date(at), now, locale))}` : ''}
      </span>
      <button type="button" className="min-h-9 font-semibold underline underline-offset-4" onClick={retry}>
        {ui.tryAgain}
      </button>
    </p>
  )
}

/** Shown instead of an empty list: why it is empty, and what to do next. */
export function Statement({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="my-8 border-l-4 border-gold pl-4 text-muted">
      <h2 className="mb-1.5 text-2xl text-ink">{title}</h2>
      {children}
    </div>
  )
}

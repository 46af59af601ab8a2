import { useLinkProps } from '@tanstack/react-router'
import { Hourglass, Lock, ShieldAlert, UsersRound } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import type { Grants } from '#domain/roles/grants.ts'
import type { Scope } from '#domain/roles/scopes.ts'
import { ScopeMark } from './scope-mark.tsx'
import { ScopeChoice } from './scope-choice.tsx'
import { reachWord, type GroupedEntry } from './words.ts'

export const rowColumns = 'lg:grid-cols-[minmax(0,1fr)_18rem_2.75rem] lg:gap-x-4'

type PermissionRowProps = {
  entry: GroupedEntry
  value: Scope | undefined
  isChanged: boolean
  /** What the one who looks may hand on; null where they may not change this role. */
  limits: Grants | null
  /** What is said of the whole group already is not said again. */
  isWaitingSaid: boolean
  onChange: (scope: Scope | undefined) => void
}

export function PermissionRow(props: PermissionRowProps) {
  const { entry, value, isChanged, limits } = props
  const noteId = useId()
  return (
    <li
      className={`grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 border-b border-l-3 border-b-line py-3 pl-2.5 lg:py-1.5 ${rowColumns} ${isChanged ? 'border-l-gold bg-gold-wash' : 'border-l-transparent'}`}
    >
      <div className="min-w-0">
        <p className="font-semibold text-pretty">
          {entry.words}
          {isChanged && <span className="sr-only"> (changed)</span>}
        </p>
        <Notes id={noteId} {...props} />
      </div>
      <div className="max-lg:order-3 max-lg:col-span-2">
        {limits ? (
          <ScopeChoice
            entry={entry}
            value={value}
            limit={limits[entry.permission]}
            describedBy={noteId}
            onChange={props.onChange}
          />
        ) : (
          <p className="flex items-center gap-2 lg:pl-6">
            <ScopeMark scope={value} />
            <span className={value ? '' : 'text-muted'}>{reachWord(value, entry)}</span>
          </p>
        )}
      </div>
      <WhoLink entry={entry} />
    </li>
  )
}

function Notes({ id, entry, limits, isWaitingSaid }: PermissionRowProps & { id: string }) {
  const limit = limits?.[entry.permission]
  const isLimited = limits && limit !== 'all'
  return (
    <p id={id} className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-[0.8125rem] text-muted">
      <span className="wrap-anywhere">{entry.permission}</span>
      {entry.isSensitive && (
        <Note className="text-red">
          <ShieldAlert aria-hidden className="size-3.5 shrink-0" />
          Sensitive
        </Note>
      )}
      {entry.isWaiting && !isWaitingSaid && (
        <Note>
          <Hourglass aria-hidden className="size-3.5 shrink-0" />
          Not in use yet
        </Note>
      )}
      {isLimited && (
        <Note>
          <Lock aria-hidden className="size-3.5 shrink-0" />
          {limit
            ? `You can grant up to “${reachWord(limit, entry)}”, the same as yours`
            : 'You can’t grant this because you don’t have it'}
        </Note>
      )}
    </p>
  )
}

function Note({ className = '', children }: { className?: string; children: ReactNode }) {
  return <span className={`inline-flex items-center gap-1 ${className}`}>{children}</span>
}

function WhoLink({ entry }: { entry: GroupedEntry }) {
  const link = useLinkProps({
    to: '.',
    search: (old) => ({ ...old, who: entry.permission }),
    resetScroll: false,
  })
  return (
    <a
      {...link}
      aria-current={undefined}
      aria-label={`Who has this: ${entry.words}`}
      title="Who has this permission?"
      className="grid size-12 place-content-center self-start rounded-sm text-muted hover:bg-wash hover:text-ink lg:size-11 lg:self-center"
    >
      <UsersRound aria-hidden className="size-5" />
    </a>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { PeopleWhoMay } from '#domain/roles/role.ts'
import { DialogSheet } from '../ui/dialog-sheet.tsx'
import { Bar, FailedList } from '../ui/list-states.tsx'
import { whoMayQuery } from './queries.ts'
import { ScopeMark } from './scope-mark.tsx'
import { groupedEntries, reachWord, type GroupedEntry } from './words.ts'

/** Who has the permission named in the address. */
export function WhoMay() {
  const { who } = useSearch({ from: '/staff/ops/roles' })
  const navigate = useNavigate()
  const entry = groupedEntries.find(({ permission }) => permission === who)
  if (!entry) return null
  return (
    <DialogSheet
      title="Who has this permission?"
      isOpen
      onClose={() => void navigate({ to: '.', search: (old) => ({ ...old, who: undefined }), replace: true })}
    >
      <p className="mt-1 text-muted">{entry.words}</p>
      <People entry={entry} />
    </DialogSheet>
  )
}

function People({ entry }: { entry: GroupedEntry }) {
  const found = useQuery(whoMayQuery(entry.permission))
  if (found.isPending)
    return (
      <div role="status" className="mt-4 space-y-3">
        <span className="sr-only">Loading...</span>
        <Bar width="w-3/5" />
        <Bar width="w-2/5" />
      </div>
    )
  if (!found.data)
    return <FailedList what="The people" error={found.error} retry={() => void found.refetch()} />
  if (found.data.count === 0)
    return <p className="mt-4 border-l-4 border-gold pl-4">No one who can sign in has this permission.</p>
  return <Names found={found.data} entry={entry} />
}

function Names({ found: { people, count }, entry }: { found: PeopleWhoMay; entry: GroupedEntry }) {
  return (
    <>
      <ul className="mt-3">
        {people.map(({ id, name, scope, roles }) => (
          <li key={id} className="flex items-baseline justify-between gap-4 border-b border-line py-2">
            <span className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{name}</span>
              <span className="block text-[0.8125rem] text-muted">by {roles.join(', ')}</span>
            </span>
            <span className="flex items-center gap-2">
              <ScopeMark scope={scope} />
              {reachWord(scope, entry)}
            </span>
          </li>
        ))}
      </ul>
      {count > people.length && <p className="mt-2 text-muted">and {count - people.length} more</p>}
    </>
  )
}

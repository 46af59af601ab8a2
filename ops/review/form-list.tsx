import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { button } from '../ui/button.ts'
import { FailedList, SkeletonRows, StaleList, Statement } from '../ui/list-states.tsx'
import { fetchNextPage } from '../ui/next-page.ts'
import { rowsOf, useReturnToRow } from '../ui/paged-list.tsx'
import { useNow } from '../ui/use-now.ts'
import { formGroups, type FormGroup } from './form-groups.ts'
import { FormRowLink } from './form-row.tsx'
import { formListQuery } from './queries.ts'
import { isNarrowed, type ReviewSearch } from './search.ts'

type FormListProps = { search: ReviewSearch; chosen: string | undefined }

/** Filled forms by what they wait for, the last received first. */
export function FormList({ search, chosen }: FormListProps) {
  const groups = formGroups(search)
  useReturnToRow(chosen)
  return (
    <section aria-label="Field forms">
      <Emptiness groups={groups} search={search} />
      {groups.map((group) => (
        <Group key={group.state} group={group} chosen={chosen} />
      ))}
    </section>
  )
}

/** One failure and one empty state for all groups, which load beside each other. */
function Emptiness({ groups, search }: { groups: readonly FormGroup[]; search: ReviewSearch }) {
  // The groups below ask the same, and share the answers.
  const lists = useGroups(groups)
  const failed = lists.find((list) => list.isError && !list.data)
  const stale = lists.find((list) => list.isError && list.data)
  const retry = () => lists.forEach((list) => void list.refetch())
  if (failed)
    return (
      <div className="px-4">
        <FailedList what="The forms" error={failed.error} retry={retry} />
      </div>
    )
  if (stale) return <StaleList error={stale.error} retry={retry} />
  if (lists.some((list) => list.isPending)) return <SkeletonRows columns="" extra={0} />
  if (lists.some((list) => (rowsOf(list.data)?.length ?? 0) > 0)) return null
  return <div className="px-4 min-[88rem]:pl-6.5">{isNarrowed(search) ? <NoMatch /> : <NothingYet />}</div>
}

function useGroups(groups: readonly FormGroup[]) {
  const [one, two, three, four] = groups
  const first = useInfiniteQuery(formListQuery(one?.filter ?? {}))
  const second = useInfiniteQuery({ ...formListQuery(two?.filter ?? {}), enabled: two !== undefined })
  const third = useInfiniteQuery({ ...formListQuery(three?.filter ?? {}), enabled: three !== undefined })
  const fourth = useInfiniteQuery({ ...formListQuery(four?.filter ?? {}), enabled: four !== undefined })
  return [first, second, third, fourth].slice(0, groups.length)
}

function NothingYet() {
  return (
    <Statement title="Nothing to review">
      <p>Field forms arrive here by themselves.</p>
    </Statement>
  )
}

function NoMatch() {
  return (
    <Statement title="No matching forms">
      <p>No forms match your search and filters.</p>
      <Link to="/ops/submissions/forms" search={{}} className={`mt-4 ${button('plain')}`}>
        Clear search and filters
      </Link>
    </Statement>
  )
}

function Group({ group, chosen }: { group: FormGroup; chosen: string | undefined }) {
  const now = useNow()
  const list = useInfiniteQuery(formListQuery(group.filter))
  const rows = rowsOf(list.data) ?? []
  if (rows.length === 0) return null
  return (
    <section aria-label={group.title}>
      <h2 className="flex items-baseline justify-between border-b border-ink px-4 pt-4 pb-2 font-sans text-[0.8125rem] font-semibold text-muted min-[88rem]:pl-6.5">
        {group.title}
        <span className="tabular-nums">{list.hasNextPage ? `${rows.length}+` : rows.length}</span>
      </h2>
      <ol>
        {rows.map((row) => (
          <li key={row.id}>
            <FormRowLink row={row} now={now} isChosen={row.id === chosen} />
          </li>
        ))}
      </ol>
      {list.hasNextPage && (
        <button
          type="button"
          className="min-h-11 w-full px-4 text-left font-semibold underline decoration-gold decoration-2 underline-offset-4 hover:bg-wash min-[88rem]:pl-6.5"
          aria-disabled={list.isFetchingNextPage}
          onClick={() => void fetchNextPage(list, ({ pages }) => pages.length)}
        >
          {list.isFetchingNextPage ? 'Loading…' : 'Show more'}
        </button>
      )}
    </section>
  )
}

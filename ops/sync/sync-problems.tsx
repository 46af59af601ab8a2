import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, useLinkProps } from '@tanstack/react-router'
import type { SyncProblem } from '#domain/sync/problem.ts'
import { useMay } from '../session/may.ts'
import { NoPermission } from '../shell/no-permission.tsx'
import { usePageTitle } from '../shell/title.ts'
import { PagedList } from '../ui/paged-list.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { SkeletonRows } from '../ui/list-states.tsx'
import { Tab, Tabs } from '../ui/tabs.tsx'
import { ProblemCard } from './problem-card.tsx'
import { problemsQuery } from './queries.ts'

const route = getRouteApi('/staff/ops/sync-problems')

/** Work from the field that the server refused, for the office to settle. */
export function SyncProblems() {
  usePageTitle('Sync problems')
  if (!useMay('leads.assign')) return <NoPermission what="settle sync problems" />
  return <Problems />
}

function Problems() {
  const { settled } = route.useSearch()
  const isOpen = settled !== true
  const query = useInfiniteQuery(problemsQuery(isOpen))
  return (
    <div className="max-w-3xl px-4 pt-5 pb-8 lg:px-6.5 lg:pt-6">
      <PageHead
        title="Sync problems"
        lead="Work from the field that the server didn’t accept. It stays on the device until you decide."
      />
      <Tabs label="Sync problems">
        <Tab link={useLinkProps({ to: '/ops/sync-problems', search: {} })} isCurrent={isOpen} label="Open" />
        <Tab
          link={useLinkProps({ to: '/ops/sync-problems', search: { settled: true } })}
          isCurrent={!isOpen}
          label="Settled"
        />
      </Tabs>
      <PagedList<SyncProblem>
        label="Sync problems"
        query={query}
        head={null}
        skeleton={<SkeletonRows columns="grid-cols-[1fr_6rem]" extra={1} />}
        empty={<p className="py-6 text-muted">{isOpen ? noneOpen : 'Nothing has been settled yet.'}</p>}
        renderRow={(problem) => <ProblemCard problem={problem} />}
      />
    </div>
  )
}

const noneOpen = 'No sync problems. Work from the field that the server doesn’t accept appears here.'

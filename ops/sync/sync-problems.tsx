import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useLinkProps } from '@tanstack/react-router'
import { KeysButton } from '../keys/keys-button.tsx'
import { useListKeys } from '../keys/list-keys.ts'
import { useSeesAllLeads, useSettleScope } from '../session/may.ts'
import { NoPermission } from '../shell/no-permission.tsx'
import { usePageTitle } from '../shell/title.ts'
import { Kinds } from '../submissions/kinds.tsx'
import { waitingQuery } from '../submissions/queries.ts'
import { PageHead } from '../ui/page-head.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { Tab, Tabs } from '../ui/tabs.tsx'
import { DecisionResult } from './decision-result.tsx'
import { ProblemList } from './problem-list.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { longestSearch } from './search.ts'
import { useOpenProblems } from './use-open-problems.ts'
import { useSettling } from './use-settling.ts'

const route = getRouteApi('/staff/ops/sync-problems')

/** Work from the field that the server refused, until the office decides what becomes of it. */
export function SyncProblems() {
  if (!useSettleScope()) return <NoPermission what="see sync problems" />
  return <Problems />
}

function Problems() {
  const { settled, q = '' } = route.useSearch()
  const isOpen = settled !== true
  const navigate = route.useNavigate()
  const count = useOpenProblems()
  const seesAll = useSettleScope() === 'all'
  const seesAllLeads = useSeesAllLeads()
  const waitingLeads = useQuery({ ...waitingQuery, enabled: seesAllLeads }).data
  const { asking, deciding, ask, dismiss } = useSettling()
  usePageTitle(count ? `(${count}) Sync problems` : 'Sync problems')
  useListKeys({ noun: 'problem' })

  return (
    <div className="max-w-5xl px-4 pt-5 pb-10 lg:px-6.5 lg:pt-6">
      <PageHead
        title="Sync problems"
        lead={`Work from the field that the server refused${seesAll ? '' : ', for requests assigned to you'}. Add it to the request, send it back or discard it.`}
        actions={<KeysButton />}
      />
      <Kinds search={null} current="problems" waiting={waitingLeads} />
      <Tabs label="Sync problems by state">
        <Tab
          link={useLinkProps({ to: '/ops/sync-problems', search: {} })}
          isCurrent={isOpen}
          label="Open"
          count={count || null}
        />
        <Tab
          link={useLinkProps({ to: '/ops/sync-problems', search: { settled: true } })}
          isCurrent={!isOpen}
          label="Settled"
        />
      </Tabs>
      <div className="mt-4 max-w-md">
        <SearchField
          what="Customer, reference or person"
          typed={q}
          maxLength={longestSearch}
          onSettled={(next) =>
            void navigate({ search: (before) => ({ ...before, q: next || undefined }), replace: true })
          }
        />
      </div>
      {isOpen && !asking && <DecisionResult deciding={deciding} />}
      <ProblemList isOpen={isOpen} q={q} deciding={deciding} onAsk={ask} />
      {asking && <ReasonDialog asking={asking} deciding={deciding} onClose={dismiss} />}
    </div>
  )
}

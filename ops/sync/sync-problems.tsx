import { getRouteApi, useLinkProps } from '@tanstack/react-router'
import { useState } from 'react'
import type { SyncProblem } from '#domain/sync/problem.ts'
import { KeysButton } from '../keys/keys-button.tsx'
import { useListKeys } from '../keys/list-keys.ts'
import { useSettleScope } from '../session/may.ts'
import { NoPermission } from '../shell/no-permission.tsx'
import { usePageTitle } from '../shell/title.ts'
import { PageHead } from '../ui/page-head.tsx'
import { Tab, Tabs } from '../ui/tabs.tsx'
import { DecisionResult } from './decision-result.tsx'
import { ProblemList } from './problem-list.tsx'
import { ReasonDialog, type Asking } from './reason-dialog.tsx'
import { useDecide } from './use-decide.ts'
import { useOpenProblems } from './use-open-problems.ts'

const route = getRouteApi('/staff/ops/sync-problems')

/** Work from the field that the server refused, until the office decides what becomes of it. */
export function SyncProblems() {
  if (!useSettleScope()) return <NoPermission what="see sync problems" />
  return <Problems />
}

function Problems() {
  const isOpen = route.useSearch().settled !== true
  const count = useOpenProblems()
  const seesAll = useSettleScope() === 'all'
  const [asking, setAsking] = useState<Asking | null>(null)
  const deciding = useDecide(() => setAsking(null))
  usePageTitle(count ? `(${count}) Sync problems` : 'Sync problems')
  useListKeys({ noun: 'problem' })

  function ask(state: Asking['state'], problem: SyncProblem) {
    deciding.reset()
    setAsking({ state, problem })
  }

  function dismiss() {
    if (deciding.isError) deciding.reset()
    setAsking(null)
  }

  return (
    <div className="max-w-5xl px-4 pt-5 pb-10 lg:px-6.5 lg:pt-6">
      <PageHead
        title="Sync problems"
        lead={`Work from the field that the server refused${seesAll ? '' : ', for requests assigned to you'}. Add it to the request, send it back or discard it.`}
        actions={<KeysButton />}
      />
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
      {isOpen && !asking && <DecisionResult deciding={deciding} />}
      <ProblemList isOpen={isOpen} deciding={deciding} onAsk={ask} />
      {asking && <ReasonDialog asking={asking} deciding={deciding} onClose={dismiss} />}
    </div>
  )
}

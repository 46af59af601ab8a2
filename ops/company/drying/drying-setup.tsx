import { useQuery } from '@tanstack/react-query'
import type { JobSetup } from '#domain/jobs/set-up/set-up.ts'
import { useMay } from '../../session/may.ts'
import { NoPermission } from '../../shell/no-permission.tsx'
import { usePageTitle } from '../../shell/title.ts'
import { Bar, FailedList, StaleList } from '../../ui/list-states.tsx'
import { setupQuery } from '../jobs/queries.ts'
import { SetUpHead } from '../set-up-head.tsx'
import { ChartPart } from './chart-part.tsx'
import { DryingHistory } from './drying-history.tsx'
import { GoalsPart } from './goals-part.tsx'
import { MetersPart } from './meters-part.tsx'
import { RulesPart } from './rules-part.tsx'

/** What the company dries by. */
export function DryingSetupScreen() {
  if (!useMay('config.stages')) return <NoPermission what="edit the drying set-up" />
  return <Parts />
}

function Parts() {
  usePageTitle('Drying set-up')
  const setup = useQuery(setupQuery)
  const retry = () => void setup.refetch()
  return (
    <div className="max-w-4xl px-4 pt-5 pb-12 lg:px-6.5 lg:pt-6" aria-busy={setup.isFetching}>
      <SetUpHead title="Drying set-up" lead="Meters, default goals and rules by which readings are judged." />
      {setup.isError && setup.data && <StaleList what="page" error={setup.error} retry={retry} />}
      {setup.isError && !setup.data && (
        <FailedList what="The drying set-up" error={setup.error} retry={retry} />
      )}
      {setup.isPending && (
        <div role="status" className="mt-8 space-y-4">
          <span className="sr-only">Loading...</span>
          <Bar width="w-1/3" />
          <Bar width="w-3/5" />
          <Bar width="w-2/5" />
        </div>
      )}
      {setup.data && <PartsOf drying={setup.data.drying} />}
    </div>
  )
}

function PartsOf({ drying }: { drying: JobSetup['drying'] }) {
  return (
    <>
      <p className="mt-6 max-w-[62ch] border-l-3 border-gold pl-3">
        A job keeps the default goals, rules and chart that it began with at its first point. A change applies
        to jobs that begin later. Only meters, the materials offered and what is asked about change for all
        jobs at once.
      </p>
      <div className="mt-6 space-y-10">
        <MetersPart drying={drying} />
        <GoalsPart drying={drying} />
        <RulesPart drying={drying} />
        <ChartPart />
        <DryingHistory drying={drying} />
      </div>
    </>
  )
}

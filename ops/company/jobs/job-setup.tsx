import { useQuery } from '@tanstack/react-query'
import { useMay } from '../../session/may.ts'
import { NoPermission } from '../../shell/no-permission.tsx'
import { usePageTitle } from '../../shell/title.ts'
import { Bar, FailedList, StaleList } from '../../ui/list-states.tsx'
import { SetUpHead } from '../set-up-head.tsx'
import { AuditPart } from './audit-part.tsx'
import { CertificationsPart } from './certifications-part.tsx'
import { ClocksPart } from './clocks-part.tsx'
import { EquipmentPart } from './equipment-part.tsx'
import { setupQuery } from './queries.ts'
import { TemplatesPart } from './templates-part.tsx'

/** What the company sets about its jobs. */
export function JobSetupScreen() {
  if (!useMay('config.stages')) return <NoPermission what="edit the job set-up" />
  return <Parts />
}

function Parts() {
  usePageTitle('Job set-up')
  const setup = useQuery(setupQuery)
  const retry = () => void setup.refetch()
  return (
    <div className="max-w-4xl px-4 pt-5 pb-12 lg:px-6.5 lg:pt-6" aria-busy={setup.isFetching}>
      <SetUpHead
        title="Job set-up"
        lead="Times, certifications, equipment days, audit points and messages that all jobs share."
      />
      {setup.isError && setup.data && <StaleList what="page" error={setup.error} retry={retry} />}
      {setup.isError && !setup.data && <FailedList what="The job set-up" error={setup.error} retry={retry} />}
      {setup.isPending && (
        <div role="status" className="mt-8 space-y-4">
          <span className="sr-only">Loading...</span>
          <Bar width="w-1/3" />
          <Bar width="w-3/5" />
          <Bar width="w-2/5" />
        </div>
      )}
      {setup.data && (
        <div className="mt-6 space-y-10">
          <ClocksPart clocks={setup.data.clocks} />
          <CertificationsPart certifications={setup.data.certifications} />
          <EquipmentPart equipment={setup.data.equipment} />
          <AuditPart audit={setup.data.audit} />
          <TemplatesPart templates={setup.data.templates} />
        </div>
      )}
    </div>
  )
}

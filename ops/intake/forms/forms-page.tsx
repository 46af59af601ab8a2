import { Link, getRouteApi } from '@tanstack/react-router'
import type { JobDetail } from '#domain/jobs/job.ts'
import { useMay } from '../../session/may.ts'
import { NoPermission } from '../../shell/no-permission.tsx'
import { button } from '../../ui/button.ts'
import { Statement } from '../../ui/list-states.tsx'
import { usePacketWords } from '../../words/use-packet-words.ts'
import { PageStates } from '../job/page-states.tsx'
import { useJob } from '../job/use-job.ts'
import { PacketView } from './packet-view.tsx'
import { SigningPanel } from './signing/signing-panel.tsx'
import { useJobForms } from './use-job-forms.ts'

const route = getRouteApi('/staff/ops/intake/$id')

export function FormsPage() {
  const { id } = route.useParams()
  const { job } = useJob(id)
  const { seeing } = usePacketWords()
  const maySee = useMay('submissions.view')
  if (!maySee) return <NoPermission what={seeing} />
  return job ? <Forms job={job} /> : null
}

/** The packet of a job in all its states. */
function Forms({ job }: { job: JobDetail }) {
  const words = usePacketWords()
  const here = useJobForms(job)
  const { forms, plan } = here
  return (
    <div className="max-w-3xl pt-5">
      <PageStates jobId={job.id} query={here.query} words={words} />
      {forms && forms.packet === null && (
        <Statement title={words.none}>
          <p>{words.noneMore}</p>
          <Link to="/ops/intake/$id/loss" params={{ id: job.id }} className={`mt-3 ${button('gold')}`}>
            {words.chooseLoss}
          </Link>
        </Statement>
      )}
      {forms && plan && <PacketView job={job} here={{ ...here, forms, plan }} />}
      {forms && <SigningPanel job={job} forms={forms} />}
    </div>
  )
}

import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { JobDetail } from '#domain/jobs/job.ts'
import { NoPermission } from '../../shell/no-permission.tsx'
import { useMay } from '../../session/may.ts'
import { useIsLost } from '../../session/use-is-lost.ts'
import { useJobWords } from '../../words/use-job-words.ts'
import { SkeletonRows, Statement } from '../../ui/list-states.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { English } from '../../words/words.tsx'
import { jobQuery } from '../queries.ts'
import { Composer } from './composer.tsx'
import { MessageRow } from './message-row.tsx'
import { messagesQuery } from './queries.ts'

const route = getRouteApi('/staff/ops/intake/$id')

export function MessagesPage() {
  const { id } = route.useParams()
  const { data: job } = useQuery(jobQuery(id))
  const maySend = useMay('messages.send')
  return (
    <English>
      {!maySend && <NoPermission what="see messages" />}
      {maySend && job && <Messages job={job} />}
    </English>
  )
}

/** What the customer was written, and a new message to them. */
function Messages({ job }: { job: JobDetail }) {
  const isLost = useIsLost()
  const { noMessages } = useJobWords()
  const messages = useInfiniteQuery(messagesQuery(job.id))
  return (
    <div className="grid max-w-6xl gap-x-10 pt-6 min-[1100px]:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="min-[1100px]:order-2">{job.side !== 'duplicate' && <Composer job={job} />}</div>
      <div className="min-w-0 max-[1099px]:mt-6 max-[1099px]:border-t max-[1099px]:border-line max-[1099px]:pt-4">
        <h2 className="text-xl uppercase">Messages to the customer</h2>
        <PagedList
          label="Messages"
          query={messages}
          head={null}
          skeleton={<SkeletonRows columns="" extra={0} />}
          offline={isLost && <p className="text-muted">{noMessages}</p>}
          empty={
            <Statement title="No messages yet">
              <p>Emails and text messages to the customer appear here, with what became of each.</p>
            </Statement>
          }
          renderRow={(message) => <MessageRow jobId={job.id} message={message} />}
        />
      </div>
    </div>
  )
}

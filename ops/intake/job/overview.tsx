import { getRouteApi, Link } from '@tanstack/react-router'
import { LeadChat } from '../../chats/lead-chat.tsx'
import { LeadHistory } from '../../submissions/lead-history.tsx'
import { useJobWords } from '../../words/use-job-words.ts'
import { BalanceLine } from '../money/balance-line.tsx'
import { English } from '../../words/words.tsx'
import { AccessBlock, ClaimBlock, HazardBlock } from './overview-blocks.tsx'
import { CallNote } from './call-note.tsx'
import { NowBlock } from './now-block.tsx'
import { OtherCallers } from './other-callers.tsx'
import { ToMove } from './to-move.tsx'
import { useJob } from './use-job.ts'

const route = getRouteApi('/staff/ops/intake/$id')
const linesShown = 8

/** The state of a job and the next action, without asking anyone. */
export function Overview() {
  const { id } = route.useParams()
  const { job } = useJob(id)
  const words = useJobWords()
  if (!job) return null
  return (
    <div className="grid gap-x-8 min-[1100px]:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="-mx-4 lg:-ml-7 min-[1100px]:mr-0">
        <NowBlock job={job} />
        <OtherCallers job={job} className="px-4 pt-5 lg:pl-7" />
        {/* Of a merged job, nothing is asked, opened or entered here any more. */}
        {!job.merged_into && (
          <div className="grid gap-x-6 gap-y-5 px-4 pt-5 sm:grid-cols-3 lg:pl-7">
            <HazardBlock job={job} />
            <AccessBlock job={job} />
            <ClaimBlock job={job} />
          </div>
        )}
        <English>
          <BalanceLine id={job.id} />
        </English>
        <CallNote note={job.facts.call_note} />
        {job.message && (
          <blockquote className="mx-4 mt-6 border-l-3 border-gold pl-3 leading-relaxed whitespace-pre-line wrap-anywhere lg:ml-7">
            {job.message}
          </blockquote>
        )}
        {job.has_chat && (
          <div className="px-4 pt-6 lg:px-7">
            <LeadChat id={job.id} />
          </div>
        )}
      </div>
      <aside className="space-y-6 pt-5">
        <ToMove job={job} />
        <LeadHistory history={job.history.slice(0, linesShown)} photoCount={job.photos.length} />
        {job.history.length > linesShown && (
          <Link
            to="/ops/intake/$id/timeline"
            params={{ id }}
            className="inline-flex min-h-11 items-center font-semibold underline decoration-gold decoration-2 underline-offset-4"
          >
            {words.overview.wholeTimeline}
          </Link>
        )}
      </aside>
    </div>
  )
}

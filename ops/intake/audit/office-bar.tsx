import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ListPlus } from 'lucide-react'
import type { FileAudit } from '#domain/file-audit/file-audit.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import { submitWrite } from '../../device/submit-write.ts'
import { useMay } from '../../session/may.ts'
import { button } from '../../ui/button.ts'
import { clockWords } from '../../ui/clock.ts'
import { notifyProblem } from '../../ui/notify.ts'
import { useNow } from '../../ui/use-now.ts'
import { useFileAuditWords } from '../../words/use-file-audit-words.ts'
import { useWords } from '../../words/use-words.ts'
import { invalidateJob, invalidateVisits } from '../invalidate-queries.ts'
import { useItems } from '../job/use-items.ts'
import { jobVisitsQuery } from '../queries.ts'
import { gapTitles, groupGaps } from './gap-groups.ts'
import { lastOnSite } from './last-on-site.ts'

const none = [] as const

/** For who is not at the door: who was there last, and one button that puts what is missing on the list of the crew. */
export function OfficeBar({ job, audit }: { job: JobDetail; audit: FileAudit }) {
  const { office } = useFileAuditWords()
  const { locale } = useWords()
  const now = useNow()
  const client = useQueryClient()
  const mayWork = useMay('leads.work')
  const { data: read } = useQuery(jobVisitsQuery(job.id))
  const { items } = useItems(job.id, read?.items ?? none)
  const asked = useAskedTexts(audit)
  const toAsk = asked.filter((text) => !items.some((item) => item.done_at === null && item.text === text))
  const last = lastOnSite(read?.visits ?? none)
  const ask = useMutation({
    async mutationFn() {
      for (const text of toAsk) await submitWrite(job, { kind: 'item', text })
    },
    onError: notifyProblem,
    onSettled: () => Promise.all([invalidateVisits(client), invalidateJob(client, job.id)]),
  })
  if (asked.length === 0) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line bg-wash px-4 py-3.5 lg:border-x">
      <p className="min-w-0 flex-1 basis-56 leading-snug">
        {last
          ? office.lastThere(last.names, clockWords(new Date(last.arrived_at), now, locale))
          : office.nobodyThere}
      </p>
      {mayWork && read && (
        <p role="status">
          {toAsk.length === 0 ? (
            office.asked
          ) : (
            <button
              type="button"
              className={`min-h-12! ${button('gold')}`}
              aria-disabled={ask.isPending}
              onClick={() => ask.isPending || ask.mutate()}
            >
              <ListPlus aria-hidden className="size-5" />
              {office.ask(toAsk.length)}
            </button>
          )}
        </p>
      )}
    </div>
  )
}

const longestItem = 300

/** One line for each thing to do, as it stands in the audit: what is missing, and what to do about it. */
function useAskedTexts({ gaps }: FileAudit) {
  const words = useFileAuditWords()
  const { locale } = useWords()
  const now = useNow()
  return groupGaps(gaps).map((group) => {
    const said = gapTitles(group, words, (at) => clockWords(at, now, locale))
    const titles = said.map(({ title }) => title).join(', ')
    return `${titles}. ${said[0]?.more ?? ''}`.trim().slice(0, longestItem)
  })
}

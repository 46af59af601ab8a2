import { useMutation } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import type { JobDetail } from '#domain/jobs/job.ts'
import { grantsAt } from '#domain/roles/grants.ts'
import { useUser } from '../../session/may.ts'
import { useIsLost } from '../../session/use-is-lost.ts'
import { button } from '../../ui/button.ts'
import { notify, notifyProblem } from '../../ui/notify.ts'
import { offerDownload } from '../../ui/offer-download.ts'
import { useContentsWords } from '../../words/use-contents-words.ts'
import { downloadContents } from './contents-api.ts'

type DownloadProps = { job: Pick<JobDetail, 'id' | 'number' | 'is_mine'>; of: 'contents' | 'boxes' }

/** The list as a file for a spreadsheet, for who may take the file of the job along. It is written by the server, which remembers it. */
export function DownloadCsv({ job, of }: DownloadProps) {
  const { download: words } = useContentsWords()
  const may = grantsAt(useUser()?.permissions ?? {}, job.is_mine)
  const isLost = useIsLost()
  const take = useMutation({
    mutationFn: () => downloadContents(job.id, of),
    onSuccess(csv) {
      offerDownload(new Blob([csv], { type: 'text/csv' }), `${job.number}-${of}.csv`)
      notify(words.done)
    },
    onError: notifyProblem,
  })
  if (!may['exports.jobZip'] || isLost) return null
  return (
    <button
      type="button"
      className={`min-h-12! ${button('plain')}`}
      aria-disabled={take.isPending}
      onClick={() => take.isPending || take.mutate()}
    >
      <FileDown aria-hidden className="size-5" />
      {take.isPending ? words.busy : words[of]}
    </button>
  )
}

import { useMutation } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import { grantsAt } from '#domain/roles/grants.ts'
import { useUser } from '../../session/may.ts'
import { useIsLost } from '../../session/use-is-lost.ts'
import { button } from '../../ui/button.ts'
import { CheckField } from '../../ui/check-field.tsx'
import { DialogSheet } from '../../ui/dialog-sheet.tsx'
import { notify, notifyProblem } from '../../ui/notify.ts'
import { offerDownload } from '../../ui/offer-download.ts'
import { useWholeFileWords } from '../../words/use-whole-file-words.ts'
import { downloadWholeFile } from './whole-file-api.ts'

type ExportedJob = { job: Pick<JobDetail, 'id' | 'number' | 'is_mine'> }

/** Everything about a job as one file, asked for in a dialog. */
export function WholeFile({ job }: ExportedJob) {
  const words = useWholeFileWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={button('plain')} onClick={() => setOpen(true)}>
        <FileDown aria-hidden className="size-4" />
        {words.open}
      </button>
      {isOpen && <DownloadDialog job={job} onClose={() => setOpen(false)} />}
    </>
  )
}

function DownloadDialog({ job, onClose }: ExportedJob & { onClose: () => void }) {
  const words = useWholeFileWords()
  const may = grantsAt(useUser()?.permissions ?? {}, job.is_mine)
  const isLost = useIsLost()
  const [withRestricted, setWithRestricted] = useState(false)
  const [progress, setProgress] = useState('')
  const take = useMutation({
    mutationFn: async () => {
      setProgress(words.downloading)
      const parts = await downloadWholeFile({ id: job.id, withRestricted }, ({ done, all }) =>
        setProgress(words.soFar(megabytes(done), megabytes(all))),
      )
      offerDownload(new Blob(parts, { type: 'application/zip' }), `${job.number}.zip`)
    },
    onSuccess: () => notify(words.done),
    onError: notifyProblem,
    onSettled: () => setProgress(''),
  })
  return (
    <DialogSheet title={words.title} isOpen onClose={onClose}>
      <p>{isLost ? words.offline : words.what}</p>
      {!isLost && (
        <>
          {may['photos.viewRestricted'] && (
            <CheckField
              label={words.restricted}
              hint={words.restrictedHint}
              checked={withRestricted}
              onChange={(event) => setWithRestricted(event.currentTarget.checked)}
            />
          )}
          <button
            type="button"
            className={`mt-2 min-h-12! ${button('gold')}`}
            aria-disabled={take.isPending}
            onClick={() => take.isPending || take.mutate()}
          >
            <FileDown aria-hidden className="size-4" />
            {words.download}
          </button>
          <p role="status" className="mt-1 min-h-[1lh] text-sm text-muted tabular-nums">
            {progress}
          </p>
        </>
      )}
    </DialogSheet>
  )
}

function megabytes(bytes: number) {
  return Math.ceil(bytes / 1_000_000)
}

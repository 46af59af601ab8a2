import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import { submitWrite } from '../../device/submit-write.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { notifyProblem } from '../../ui/notify.ts'
import { UndoLine } from '../../ui/undo-line.tsx'
import { useCodeWords } from '../../words/use-code-words.ts'
import { invalidateJob } from '../invalidate-queries.ts'
import { linkButton } from './link-button.ts'
import { putBack, removeLater } from './removed-codes.ts'

/** Removes the code of the door, after a question, and with Undo. */
export function RemoveCode({ job: { id, facts } }: { job: Pick<JobDetail, 'id' | 'facts'> }) {
  const words = useCodeWords()
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  function remove() {
    submitWrite({ id, name: facts.name ?? '' }, { kind: 'access_code', code: null })
      .then(() => invalidateJob(client, id))
      .catch(notifyProblem)
  }
  return (
    <>
      <button type="button" className={linkButton} onClick={() => setAsking(true)}>
        {words.remove}
      </button>
      <ConfirmDialog
        title={words.removeAsk}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        action={words.remove}
        isBusy={false}
        onConfirm={() => {
          setAsking(false)
          removeLater(id, remove)
        }}
      >
        <p>{words.removeMore}</p>
      </ConfirmDialog>
    </>
  )
}

/** In its place, until it can’t be undone any more. */
export function RemovedCode({ jobId }: { jobId: string }) {
  const words = useCodeWords()
  const undo = { isPending: false, error: null, mutate: () => putBack(jobId) }
  return <UndoLine words={words.removed} of={words.undoOf} undo={undo} />
}

import { useMutation, useQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { newId } from '#platform/uuid.ts'
import { jobRead } from '../intake/job-queries.ts'
import { useMay } from '../session/may.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { notify } from '../ui/notify.ts'
import { sendCopy } from './export-api.ts'
import { QuietButton } from './quiet-button.tsx'
import type { Submission } from './review-api.ts'

/** Emails the customer of the job the stored paper. */
export function SendCopy({ submission }: { submission: Submission }) {
  const [mayShare, mayWrite] = [useMay('documents.share'), useMay('messages.send')]
  const [message, setMessage] = useState<string | null>(null)
  const { job_id, hidden } = submission
  if (!mayShare || !mayWrite || !job_id || hidden.length > 0) return null
  return (
    <>
      <QuietButton onClick={() => setMessage(newId())}>
        <Send aria-hidden className="size-4.5" />
        Send a copy
      </QuietButton>
      {message && (
        <CopyDialog
          submission={submission}
          jobId={job_id}
          message={message}
          onClose={() => setMessage(null)}
        />
      )}
    </>
  )
}

type CopyDialogProps = { submission: Submission; jobId: string; message: string; onClose: () => void }

/** `message` is the ID of the email: pressed twice, it is sent once. */
function CopyDialog({ submission: { id, title }, jobId, message, onClose }: CopyDialogProps) {
  const to = useQuery(jobRead(jobId)).data?.facts.email
  const send = useMutation({
    mutationFn: () => sendCopy({ id, message_id: message, to: to ?? '' }),
    onSuccess() {
      notify('The copy is on its way. The job’s messages say when it was sent.')
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={`Send a copy of ${title.en}?`}
      isOpen
      onClose={onClose}
      action="Send"
      isBusy={send.isPending}
      error={send.error}
      onConfirm={() => send.mutate()}
    >
      {to ? (
        <p>
          The stored PDF goes to <strong className="wrap-anywhere">{to}</strong> by email.
        </p>
      ) : (
        <p>This job has no email address. Enter one under People &amp; Claim first.</p>
      )}
    </ConfirmDialog>
  )
}

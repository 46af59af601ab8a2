import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod'
import { isFiller } from '#domain/file-audit/filler.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import { newId } from '#platform/uuid.ts'
import { submitWrite } from '../../device/submit-write.ts'
import { problemOf } from '../../problem.ts'
import { useUser } from '../../session/may.ts'
import { EditDialog } from '../../ui/edit-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useDraftForm } from '../../ui/use-draft-form.ts'
import { useFileAuditWords } from '../../words/use-file-audit-words.ts'
import { useWords } from '../../words/use-words.ts'
import { invalidateJob } from '../invalidate-queries.ts'
import { leaveWords, longestReason, type Left } from './leave-words.ts'

const nothing = { reason: '' }
const Draft = z.object({ reason: z.string() }).partial()

type LeaveProps = {
  job: JobDetail
  left: Left
  onClose: () => void
  onLeft: () => void
}

/** One reason for all gaps. It is a note of the job, and a call to the office, which someone there answers. */
export function LeaveDialog({ job, left, onClose, onLeft }: LeaveProps) {
  const words = useFileAuditWords()
  const { problems } = useWords()
  const client = useQueryClient()
  // Made once: to send twice is harmless.
  const [ids] = useState(() => ({ note: newId(), call: newId() }))
  const userId = useUser()?.id ?? ''
  const draft = useDraftForm({ key: `${userId}:leave:${job.id}`, base: nothing, schema: Draft })
  const { reason } = draft.values
  const [isTried, setTried] = useState(false)
  const leave = useMutation({
    async mutationFn(reason: string) {
      const { note, call } = leaveWords({ ...left, reason }, words)
      await submitWrite(job, { kind: 'note', text: note }, ids.note)
      const told = { kind: 'step', step: 'needs_office', reason: 'left_gaps', detail: call } as const
      return submitWrite(job, told, ids.call)
    },
    async onSuccess({ isReceived }) {
      draft.clear()
      if (isReceived) await invalidateJob(client, job.id)
      onLeft()
    },
  })

  function send() {
    setTried(true)
    if (!isFiller(reason)) leave.mutate(reason.trim())
  }

  return (
    <EditDialog
      title={words.leave.title(left.gaps.length)}
      save={words.leave.save}
      isSaving={leave.isPending}
      onSave={send}
      onClose={onClose}
      draft={draft}
    >
      {leave.error && <Notice title={problemOf(leave.error, problems).detail} />}
      <p className="text-muted">{words.leave.about}</p>
      <Field
        label={words.leave.reason}
        value={reason}
        autoComplete="off"
        maxLength={longestReason}
        onChange={({ target }) => draft.change({ reason: target.value })}
        {...(isTried && isFiller(reason) && { error: words.leave.sayWhy })}
      />
    </EditDialog>
  )
}

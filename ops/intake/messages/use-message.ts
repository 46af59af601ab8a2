import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import type { MessageChannel, NewMessage } from '#domain/messages/message.ts'
import type { Template } from '#domain/messages/templates.ts'
import { newId } from '#platform/uuid.ts'
import { problemOf } from '../../problem.ts'
import { companyName, companyPhone } from '../../session/company.ts'
import { useUser } from '../../session/may.ts'
import { useDraftForm } from '../../ui/use-draft-form.ts'
import { invalidateJob } from '../invalidate-queries.ts'
import {
  emptyDraft,
  firstChannel,
  knownOf,
  languageOf,
  StoredDraft,
  wordsOf,
  type Draft,
  type Words,
} from './message-draft.ts'
import { queuedWords } from './message-state.ts'
import { writeMessage } from './messages-api.ts'

/** The draft of this person for this job, how templates fill it, and what sends it. */
export function useMessage(job: JobDetail, templates: readonly Template[]) {
  const client = useQueryClient()
  const user = useUser()
  const [base, setBase] = useState(() => emptyDraft(firstChannel(job)))
  const [sent, setSent] = useState('')
  const [replaced, setReplaced] = useState<Words | null>(null)
  const key = `${user?.id ?? ''}:message:${job.id}`
  const { values: draft, change, clear } = useDraftForm<Draft>({ key, base, schema: StoredDraft })

  const send = useMutation({
    mutationFn: (message: NewMessage) => writeMessage(job.id, message),
    onSuccess(_, { channel }) {
      setSent(queuedWords(channel))
      setReplaced(null)
      setBase(emptyDraft(channel))
      clear()
      void invalidateJob(client, job.id)
    },
    onError(error) {
      const { status, code } = problemOf(error)
      if (code === 'message-differs') change({ id: newId() })
      if (status === 409) void invalidateJob(client, job.id)
    },
  })

  function wordsIn(key: string, channel: MessageChannel) {
    const template = templates.find((each) => each.key === key)
    const sender = { company: companyName(), phone: companyPhone(), name: user?.name ?? '' }
    return template && wordsOf(template, { channel, language: languageOf(job), known: knownOf(job, sender) })
  }

  const isOwnWords = draft.body.trim() !== '' && wordsIn(draft.template, draft.channel)?.body !== draft.body

  function edit(changed: Partial<Draft>) {
    setSent('')
    change({ id: draft.id, ...changed })
  }

  return {
    draft,
    edit,
    /** The words of a template stand in place of what was typed, which can be put back. */
    choose(template: string) {
      const words = wordsIn(template, draft.channel)
      setReplaced(words && isOwnWords ? { subject: draft.subject, body: draft.body } : null)
      edit({ template, ...words })
    },
    putBack: replaced && (() => (setReplaced(null), edit({ template: '', ...replaced }))),
    /** Words of a template that nobody touched become those of the other way. */
    changeChannel(channel: MessageChannel) {
      edit({ channel, ...(!isOwnWords && wordsIn(draft.template, channel)) })
    },
    send,
    sent,
  }
}

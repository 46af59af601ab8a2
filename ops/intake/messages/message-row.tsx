import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Mail, MessageSquare } from 'lucide-react'
import { displayPhone } from '#domain/leads/phone.ts'
import type { JobMessage } from '#domain/messages/message.ts'
import { problemOf } from '../../problem.ts'
import { button } from '../../ui/button.ts'
import { clockWords } from '../../ui/clock.ts'
import { useNow } from '../../ui/use-now.ts'
import { invalidateJob } from '../invalidate-queries.ts'
import { messageState } from './message-state.ts'
import { retryMessage } from './messages-api.ts'

/** A message with its words and what became of it. One that failed can be sent again. */
export function MessageRow({ jobId, message }: { jobId: string; message: JobMessage }) {
  const now = useNow()
  const clock = (at: string) => clockWords(new Date(at), now)
  const { channel, kind, to, subject, body, by, at, sent_at } = message
  const Icon = channel === 'email' ? Mail : MessageSquare
  const { words, isTrouble } = messageState(message, clock(sent_at ?? at))
  return (
    <article
      data-row={message.id}
      tabIndex={-1}
      className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 border-b border-line py-4"
    >
      <Icon aria-hidden className="mt-1 size-5 text-muted" />
      <div className="min-w-0">
        <h3 className="text-lg leading-tight wrap-anywhere">{titleOf(message)}</h3>
        <p className="text-[0.8125rem] text-muted wrap-anywhere">
          {kind === 'on_my_way' ? `${by} is on the way` : by}
          {to && ` to ${channel === 'text' ? displayPhone(to) : to}`}
          {', '}
          <time dateTime={at}>{clock(at)}</time>
        </p>
        {body && <p className="mt-2 whitespace-pre-line wrap-anywhere">{body}</p>}
        {kind === 'on_my_way' && (
          <p className="mt-2">The portal tells the customer who is coming and when.</p>
        )}
        <p className={`mt-2 ${isTrouble ? 'font-semibold text-red' : 'text-muted'}`}>{words}</p>
        {isTrouble && kind === 'written' && (
          <SendAgain jobId={jobId} id={message.id} what={subject || body} />
        )}
      </div>
    </article>
  )
}

function titleOf({ channel, kind, subject }: JobMessage) {
  if (kind === 'on_my_way') return 'Text message: on the way'
  return channel === 'email' ? subject : 'Text message'
}

function SendAgain({ jobId, id, what }: { jobId: string; id: string; what: string }) {
  const client = useQueryClient()
  const retry = useMutation({
    mutationFn: () => retryMessage(jobId, id),
    onSettled: () => invalidateJob(client, jobId),
  })
  return (
    <>
      <button
        type="button"
        className={`mt-2 ${button('plain')}`}
        aria-label={`Send again: ${what.slice(0, 60)}`}
        aria-disabled={retry.isPending}
        onClick={() => retry.isPending || retry.mutate()}
      >
        {retry.isPending ? 'Sending...' : 'Send again'}
      </button>
      {retry.error && (
        <p role="alert" className="mt-1 text-red">
          {problemOf(retry.error).detail}
        </p>
      )}
    </>
  )
}

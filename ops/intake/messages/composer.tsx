import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import { channels, longestBody, longestSubject, type MessageChannel } from '#domain/messages/message.ts'
import { templatesQuery } from '../../company/jobs/queries.ts'
import { problemOf } from '../../problem.ts'
import { companyName } from '../../session/company.ts'
import { button } from '../../ui/button.ts'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { Field } from '../../ui/field.tsx'
import { focusFirstError } from '../../ui/focus-first-error.ts'
import { Notice } from '../../ui/notice.tsx'
import { RoomLeft } from '../../ui/room-left.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { reachOf, readDraft, type DraftErrors } from './message-draft.ts'
import { useMessage } from './use-message.ts'

const channelWords: Record<MessageChannel, string> = { email: 'Email', text: 'Text message' }
const noun: Record<MessageChannel, string> = { email: 'email', text: 'text message' }

/** Writes to the customer, freely or from a template. What is typed is stored on this device until it is sent. */
export function Composer({ job }: { job: JobDetail }) {
  const roomId = useId()
  const templates = useQuery(templatesQuery)
  const [errors, setErrors] = useState<DraftErrors>({})
  const { draft, edit, choose, putBack, changeChannel, send, sent } = useMessage(job, templates.data ?? [])
  const { to, why } = reachOf(job, draft.channel)

  function submit() {
    if (to === null || send.isPending) return
    const read = readDraft(draft, to)
    setErrors('errors' in read ? read.errors : {})
    if ('message' in read) send.mutate(read.message)
  }

  return (
    <form
      noValidate
      aria-label="Write to the customer"
      aria-busy={send.isPending}
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
        focusFirstError(event.currentTarget)
      }}
    >
      <h2 className="text-xl uppercase">{`Write to ${job.name ?? 'the customer'}`}</h2>
      <ChoiceField
        label="How it is sent"
        value={draft.channel}
        options={channels.map((value) => ({ value, label: channelWords[value] }))}
        onChange={(channel) => {
          setErrors({})
          changeChannel(channel)
        }}
      />
      {why && (
        <p className="border-l-4 border-gold pl-3">
          {`${why} `}
          <Link
            to="/ops/intake/$id/people"
            params={{ id: job.id }}
            className="font-semibold underline decoration-gold decoration-2 underline-offset-4"
          >
            Open People & Claim
          </Link>
        </p>
      )}
      {to && (
        <p className="wrap-anywhere">
          <span className="text-muted">To</span> {draft.channel === 'text' ? displayPhone(to) : to}
        </p>
      )}
      <SelectField
        label="Template"
        none="No template"
        value={draft.template}
        options={templates.data?.map(({ key, name }) => ({ value: key, label: name })) ?? []}
        hint={templates.isError ? 'The templates couldn’t be loaded. You can still write freely.' : undefined}
        onChange={({ target }) => choose(target.value)}
      />
      {putBack && (
        <p>
          {'The template replaced what you wrote. '}
          <button
            type="button"
            className="min-h-11 font-semibold underline decoration-gold decoration-2 underline-offset-4"
            onClick={putBack}
          >
            Put my words back
          </button>
        </p>
      )}
      {draft.channel === 'email' && (
        <Field
          label="Subject"
          autoComplete="off"
          maxLength={longestSubject}
          value={draft.subject}
          error={errors.subject}
          onChange={({ target }) => edit({ subject: target.value })}
        />
      )}
      <TextArea
        label="Message"
        rows={draft.channel === 'email' ? 9 : 5}
        maxLength={longestBody[draft.channel]}
        value={draft.body}
        error={errors.body}
        hint={
          draft.channel === 'email'
            ? `It is sent as you see it, with ${companyName()} and its phone number below.`
            : 'It is sent as you see it. Say who is writing.'
        }
        onChange={({ target }) => edit({ body: target.value })}
      />
      <RoomLeft id={roomId} text={draft.body} most={longestBody[draft.channel]} />
      {send.error && <NotSent error={send.error} />}
      <button type="submit" className={button('gold')} disabled={to === null} aria-disabled={send.isPending}>
        {send.isPending ? 'Sending...' : `Send ${noun[draft.channel]}`}
      </button>
      <p role="status" className="text-muted">
        {sent}
      </p>
    </form>
  )
}

function NotSent({ error }: { error: Error }) {
  const { code, detail } = problemOf(error)
  if (code === 'message-differs')
    return (
      <Notice title="An earlier version of this message was sent already.">
        <p>Look at the list. Send this one if it is still needed.</p>
      </Notice>
    )
  return (
    <Notice title="This message isn’t sent.">
      <p>{`${detail} What you wrote is stored on this device as a draft.`}</p>
    </Notice>
  )
}

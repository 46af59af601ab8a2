import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import * as z from 'zod'
import { inLanguage } from '#domain/forms/definition/wording.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import type { SigningRequest } from '#domain/signing-requests/signing-request.ts'
import { beginForm } from '../../../forms/drafts/queries.ts'
import { problemOf } from '../../../problem.ts'
import { queryClient } from '../../../query-client.ts'
import { useMay } from '../../../session/may.ts'
import { button } from '../../../ui/button.ts'
import { clockWords } from '../../../ui/clock.ts'
import { firstName } from '../../../ui/first-name.ts'
import { notifyError } from '../../../ui/notify.ts'
import { useNow } from '../../../ui/use-now.ts'
import type { SigningLinksWords } from '../../../words/en-signing-links.ts'
import { useSigningLinksWords } from '../../../words/use-signing-links-words.ts'
import { useLanguageHere } from '../../../words/words.tsx'
import { jobFormsQuery } from '../../queries.ts'
import { revokeRequest, takeBackRequest } from './signing-api.ts'

const Answers = z.record(z.string(), z.json())

type SigningRowProps = {
  request: SigningRequest
  job: JobDetail
  mayFill: boolean
  /** Null where a new link would lead to what this person may not see. */
  onAgain: (() => void) | null
}

/** A paper that is out to be signed, or came back unsigned: where it stands, and what can be done about it. */
export function SigningRow({ request, job, mayFill, onAgain }: SigningRowProps) {
  const words = useSigningLinksWords()
  const language = useLanguageHere()
  const navigate = useNavigate()
  const now = useNow()
  const mayRevoke = useMay('submissions.view')
  const [isBusy, setBusy] = useState(false)
  const title = inLanguage(request.title, language)
  const { state } = request
  const isUrgent = state === 'declined' || state === 'expired'

  async function act(work: () => Promise<unknown>) {
    if (isBusy) return
    setBusy(true)
    try {
      await work()
    } catch (error) {
      notifyError(words.failed, problemOf(error).detail)
    }
    await queryClient.invalidateQueries(jobFormsQuery(job.id))
    setBusy(false)
  }

  async function fillAgain() {
    const { submission } = await takeBackRequest(request.id)
    const { form, version, revises, language = 'en' } = submission
    const answers = Answers.parse(submission.answers)
    const draft = await beginForm({
      form,
      version,
      job_id: job.id,
      language,
      answers,
      ...(revises && { revises }),
    })
    await navigate({ href: `/ops/forms/fill/${draft}` })
  }

  const actions = [
    onAgain && (state === 'open' || state === 'expired') && { name: words.again, act: onAgain },
    mayRevoke &&
      state === 'open' && { name: words.revoke, act: () => void act(() => revokeRequest(request.id)) },
    mayFill && request.may_open && { name: words.takeBack, act: () => void act(fillAgain) },
  ].filter((action) => action !== false && action !== null)

  return (
    <li className="border-b border-line py-2.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-lg leading-tight font-semibold">{title}</span>
        <span className={isUrgent ? 'font-semibold text-red' : 'text-muted'}>{words.states[state]}</span>
      </p>
      <p className={`wrap-anywhere ${isUrgent ? 'text-red' : 'text-muted'}`}>
        {noteOf(request, { words, name: firstName(job.name ?? ''), now })}
      </p>
      <p className="-ml-4 flex flex-wrap">
        {actions.map(({ name, act }) => (
          <button
            key={name}
            type="button"
            className={`min-h-11 ${button('quiet')}`}
            aria-label={words.what(name, title)}
            aria-disabled={isBusy}
            onClick={act}
          >
            {name}
          </button>
        ))}
      </p>
    </li>
  )
}

type About = { words: SigningLinksWords; name: string; now: Date }

function noteOf({ state, channel, expires_at, name: signer, reason }: SigningRequest, about: About) {
  const { words, now } = about
  const name = about.name || words.customer
  const until = clockWords(new Date(expires_at), now, words.locale)
  if (state === 'expired') return words.rows.expired(until)
  if (state === 'declined') return words.rows.declined(signer ?? name, reason ?? '')
  if (state === 'revoked') return words.rows.revoked
  return channel === 'qr' ? words.rows.code(until) : words.rows.open(name, until)
}

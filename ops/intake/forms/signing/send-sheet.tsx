import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { inLanguage } from '#domain/forms/definition/wording.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import type { SigningChannel } from '#domain/signing-requests/signing-channels.ts'
import type { SigningLink, SigningRequest } from '#domain/signing-requests/signing-request.ts'
import { newId } from '#platform/uuid.ts'
import { useIsOnline } from '../../../device/use-is-online.ts'
import { removeDraft } from '../../../forms/drafts/queries.ts'
import { formVersionQuery } from '../../../forms/queries.ts'
import { problemOf } from '../../../problem.ts'
import { queryClient } from '../../../query-client.ts'
import type { FormDraft } from '../../../store/form-drafts-view.ts'
import { button } from '../../../ui/button.ts'
import { Notice } from '../../../ui/notice.tsx'
import type { SigningLinksWords } from '../../../words/en-signing-links.ts'
import { useSigningLinksWords } from '../../../words/use-signing-links-words.ts'
import { useLanguageHere } from '../../../words/words.tsx'
import { jobFormsQuery } from '../../queries.ts'
import { AddEmail, ToPeople } from './reach.tsx'
import { papersToSend, type PaperToSend } from './papers-to-send.ts'
import { LinkSent } from './link-sent.tsx'
import { sendAgain, sendToSign } from './signing-api.ts'

type SendSheetProps = {
  job: JobDetail
  drafts: readonly FormDraft[]
  /** A paper that went out before and gets a new link. */
  again: SigningRequest | null
}

/** How the link reaches whoever signs: a code on this screen, a text message or an email. */
export function SendSheet({ job, drafts, again }: SendSheetProps) {
  const words = useSigningLinksWords()
  const isOnline = useIsOnline()
  const read = useQueries({ queries: drafts.map(({ form, version }) => formVersionQuery(form, version)) })
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [sent, setSent] = useState<{ link: SigningLink; to: string } | null>(null)
  // The same with every try: a link that was made already is not made twice.
  const [ids] = useState(() => new Map<SigningChannel, string>())
  const papers = papersToSend(
    drafts,
    read.map(({ data }) => data?.definition),
  )
  const ready = papers.filter(({ why }) => why === null)
  const { phone, email, text_consent } = job.facts

  async function send(channel: SigningChannel, to: string) {
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    const link_id = ids.get(channel) ?? newId()
    ids.set(channel, link_id)
    try {
      const toLink = { link_id, channel, to }
      const link = again
        ? await sendAgain(again.id, toLink)
        : await sendToSign({ ...toLink, job_id: job.id, papers: ready.map(sentOf) })
      // What waits at the server is filled in nowhere else.
      if (!again) for (const { draft } of ready) await removeDraft(draft.id)
      setSent({ link, to })
      await queryClient.invalidateQueries(jobFormsQuery(job.id))
    } catch (error) {
      setProblem(problemOf(error).detail)
    }
    setBusy(false)
  }

  if (sent) return <LinkSent {...sent} />
  if (!isOnline) return <p className="mt-4">{words.offline}</p>
  const isReady = again !== null || ready.length > 0
  return (
    <div className="mt-3 space-y-4" aria-busy={isBusy}>
      {!again && <Papers papers={papers} />}
      {isReady && (
        <div className="grid gap-2.5">
          <Way name={words.channels.qr} more={words.qrMore} isGold onClick={() => void send('qr', '')} />
          <Way
            name={words.channels.text}
            more={
              text_consent && phone
                ? words.messageMore(displayPhone(phone))
                : noTextWords(text_consent, words)
            }
            wayOn={!(text_consent && phone) && <ToPeople job={job} />}
            onClick={text_consent && phone ? () => void send('text', phone) : undefined}
          />
          <Way
            name={words.channels.email}
            more={email ? words.messageMore(email) : words.noEmail}
            wayOn={!email && <AddEmail job={job} />}
            onClick={email ? () => void send('email', email) : undefined}
          />
        </div>
      )}
      {isBusy && <p role="status">{words.sending}</p>}
      {problem && <Notice title={words.failed}>{problem}</Notice>}
    </div>
  )
}

function Papers({ papers }: { papers: readonly PaperToSend[] }) {
  const words = useSigningLinksWords()
  const language = useLanguageHere()
  const ready = papers.filter(({ why }) => why === null)
  const others = papers.filter(({ why }) => why !== null)
  return (
    <>
      <p className="text-muted">{ready.length > 0 ? words.ready : words.nothing}</p>
      <ul className="border-y border-line">
        {ready.map(({ draft }) => (
          <li key={draft.id} className="py-1.5 font-semibold">
            {draft.title}
          </li>
        ))}
        {others.length > 0 && <li className="pt-1.5 text-muted">{words.notReady}</li>}
        {others.map(({ draft, why, open }) => (
          <li key={draft.id} className="py-1.5">
            {draft.title}{' '}
            {open.length > 0 ? (
              <Link
                to="/ops/forms/fill/$id"
                params={{ id: draft.id }}
                className="flex min-h-11 items-center text-sm underline underline-offset-4"
              >
                {words.answerFirst(open.map((label) => inLanguage(label, language)))}
              </Link>
            ) : (
              <span className="block text-sm text-muted">{why}</span>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

type WayProps = {
  name: string
  more: string
  isGold?: boolean
  /** Where it can't be used yet: what makes it usable. */
  wayOn?: ReactNode
  onClick?: (() => void) | undefined
}

function Way({ name, more, isGold = false, wayOn, onClick }: WayProps) {
  return (
    <div>
      <button
        type="button"
        className={`min-h-14 w-full ${button(isGold ? 'gold' : 'plain')} disabled:cursor-default disabled:opacity-60`}
        disabled={!onClick}
        onClick={onClick}
      >
        {name}
      </button>
      <p className="mt-0.5 text-sm wrap-anywhere text-muted">{more}</p>
      {wayOn}
    </div>
  )
}

/** Who said no, and who was never asked. */
function noTextWords(text_consent: boolean | undefined, words: SigningLinksWords) {
  if (text_consent === undefined) return words.textNotAsked
  return text_consent ? words.noPhone : words.noText
}

function sentOf({ draft, answers }: PaperToSend) {
  const { id: submission_id, form, version, job_id, revises, language } = draft
  const submission = { form, version, job_id, language, answers, blobs: [], ...(revises && { revises }) }
  return { id: newId(), submission_id, submission }
}

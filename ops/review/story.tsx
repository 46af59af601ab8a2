import * as z from 'zod'
import { Link } from '@tanstack/react-router'
import type { CopyGiven } from '#domain/submissions/copies-given.ts'
import type { SigningChannel } from '#domain/signing-requests/signing-channels.ts'
import { SignedAgain, type SubmissionState } from '#domain/submissions/submission.ts'
import type { Submission } from './review-api.ts'
import { clockWords } from '../ui/clock.ts'
import { useNow } from '../ui/use-now.ts'
import { PartHead } from './part-head.tsx'

const didWords: Partial<Record<SubmissionState, string>> = {
  approved: 'approved it',
  needs_fix: 'asked for a fix',
  amending: 'opened it for an amendment',
  void: 'voided it',
}

const copyWords: Readonly<Record<CopyGiven['way'], (by: string | null) => string>> = {
  paper: (by) => (by ? `${by} gave the signer a paper copy` : 'The signer got a paper copy'),
  email: (by) => (by ? `${by} emailed the signer a copy` : 'A copy was emailed to the signer'),
  text: (by) => (by ? `${by} texted the signer a copy` : 'A copy was texted to the signer'),
  download: () => 'The signer downloaded the copy from the link',
}

/** What became of it so far, the last first. The history of the job has the rest. */
export function Story({ submission, before }: { submission: Submission; before: Submission | undefined }) {
  const now = useNow()
  const lines = [
    decided(submission),
    ...submittedOrSigned(submission),
    ...signedAgain(submission),
    ...submission.copies.map(({ way, at, by }) => ({ at, words: copyWords[way](by) })),
    before && decided({ ...before, state: before.reason ? 'needs_fix' : before.state }),
    before && {
      at: before.received_at,
      words: `${before.by} submitted revision ${before.nth}`,
      to: before.id,
    },
  ]
    .filter((line) => line !== undefined && line !== null)
    .toSorted((one, other) => other.at.localeCompare(one.at))
  return (
    <section aria-labelledby="form-story">
      <PartHead id="form-story" title="History" />
      <ol>
        {lines.map((line) => (
          <li key={line.at + line.words} className="flex justify-between gap-3 border-b border-line py-1.75">
            <span className="wrap-anywhere">
              {'to' in line && line.to ? (
                <Link
                  to="/ops/submissions/forms/$id"
                  params={{ id: line.to }}
                  search
                  className="underline decoration-gold decoration-2 underline-offset-4"
                >
                  {line.words}
                </Link>
              ) : (
                line.words
              )}
            </span>
            <span className="shrink-0 text-[0.8125rem] text-muted tabular-nums">
              {clockWords(new Date(line.at), now)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

const channelWords: Readonly<Record<SigningChannel, string>> = {
  qr: 'as a code',
  text: 'by text message',
  email: 'by email',
}

/** Behind a link whoever signs submits it, once somebody has sent it to them. */
function submittedOrSigned({ by, received_at, link }: Submission) {
  if (!link) return [{ at: received_at, words: `${by} submitted it` }]
  return [
    { at: received_at, words: `${link.signer} signed it by link` },
    { at: link.sent_at, words: `${link.by} sent it to be signed by link, ${channelWords[link.channel]}` },
  ]
}

function decided({ decided_by, decided_at, state, reason }: Submission) {
  const did = didWords[state]
  if (!decided_by || !decided_at || !did) return null
  return { at: decided_at, words: `${decided_by} ${did}${reason ? `: ${reason}` : ''}` }
}

/** Whose signatures were taken away before it was submitted, and why. */
function signedAgain({ frame, by }: Submission) {
  const told = SignedAgains.safeParse(frame['signed_again']).data ?? []
  return told.toReversed().map(({ at, reason, who }) => {
    const names = new Intl.ListFormat('en-US').format(who)
    return { at, words: `${by} had it signed again${names && ` (${names})`}: ${reason}` }
  })
}

const SignedAgains = z.array(SignedAgain)

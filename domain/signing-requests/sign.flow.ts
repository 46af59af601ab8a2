import { announce } from '#platform/events/events.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { canonicalJson } from '#platform/canonical-json.ts'
import { Refusal } from '#platform/refusal.ts'
import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import { getCompany } from '#domain/company/company.server.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import type { signingDevices } from '#domain/forms/answers/signed.ts'
import { companyOfForms } from '#domain/forms/facts/company-of-forms.ts'
import { lockJobItself } from '#domain/jobs/jobs.server.ts'
import { readPapers } from '#domain/packets/papers.server.ts'
import { noticeForm } from '#domain/packets/gate-forms.ts'
import { requireAnswers, requireFitsJob } from '#domain/submissions/fits.server.ts'
import { without } from '#domain/submissions/seen-answers.ts'
import { freeze } from '#domain/submissions/frozen.ts'
import { insertSubmission, isOpenForChanges } from '#domain/submissions/submissions.server.ts'
import type { NewSubmission } from '#domain/submissions/submission.ts'
import { signaturesIn } from '#domain/submissions/signatures-in.ts'
import { doneAt } from '#domain/sync/sync.ts'
import type { SignerAnswer, SignerSigns } from './answer.ts'
import { consentVersion } from './consent.ts'
import { capacityOf, expectedSigner } from './expected-signer.ts'
import { requireGivenByLink } from './given-by-link.server.ts'
import { findLinkOfToken } from './links.server.ts'
import { asksForNotice, findNoticeFor, findSameNotice, type ShownNotice } from './notice.server.ts'
import {
  lockRow,
  noteNotice,
  papersOfLink,
  presentPapers,
  requestNotFound,
  settleRequest,
  storePresented,
} from './requests.server.ts'
import { signedAnswers } from './signed-answers.ts'
import type { SignersPaper } from './signer.flow.ts'
import { declinedByLink, signedByLink } from './signing-request-events.ts'

type Sent = { token: string; answer: SignerAnswer; device: (typeof signingDevices)[number] }

/**
 * Takes what whoever holds a link decided, once: the same again is answered the same way. The job is locked first and the paper then, as
 * where it is revoked, so that of a signature and a revocation at one moment the first one counts.
 */
export function answerByLink(world: World, { token, answer, device }: Sent): Promise<{ left: number }> {
  return inTransaction(world, async (world) => {
    const link = await findLinkOfToken(world, token)
    if (!link) throw requestNotFound()
    const job = await lockJobItself(world, link.job_id)
    const row = await lockRow(world, answer.request)
    if (row.link_id !== link.id) throw signingEnded()
    if (row.answer_id === answer.id) return { left: await leftOf(world, link.id) }
    const isOver = link.expires_at <= world.now() || job.side === 'duplicate' || row.state !== 'open'
    if (isOver) throw signingEnded()
    if (answer.does === 'decline') await decline(world, row, answer)
    else await sign(world, { ...answer, link_id: link.id, device })
    return { left: await leftOf(world, link.id) }
  })
}

type Row = { id: string; job_id: string; slug: string }
type Declines = Extract<SignerAnswer, { does: 'decline' }>

/** Nothing is submitted: a paper that nobody signed opens no gate, and whoever sent it sees why. */
async function decline(
  world: World,
  { id, job_id, slug: form }: Row,
  { id: answer_id, name, reason }: Declines,
) {
  await settleRequest(world, id, { state: 'declined', answer_id, name, reason })
  await announce(world, declinedByLink, { job_id, request_id: id, form })
}

type Signs = SignerSigns & { link_id: string; device: (typeof signingDevices)[number] }

async function sign(world: World, { link_id, ...sent }: Signs) {
  const presented = await presentPapers(world, await papersOfLink(world, link_id), companyDay(world.now()))
  const paper = presented.find(({ row }) => row.id === sent.request)
  if (!paper || !(await isOpenForChanges(world, paper.submission.revises))) throw signingEnded()
  // Nobody says that they received what they can't read.
  const company = companyOfForms(await getCompany(world))
  const agreement = { form: paper.form, answers: paper.submission.answers }
  const notice = await findNoticeFor(world, agreement, company)
  const lacksNotice = notice ? !sent.has_read_notice : asksForNotice(agreement)
  if (paper.shown !== sent.shown || sent.consent !== consentVersion || lacksNotice)
    throw new Refusal(
      409,
      'signing-moved-on',
      'This paper has changed since you opened it. Please read it again.',
    )
  // On the day of an agreement the papers count that go with it.
  for (const each of presented) if (each.row.state === 'open') await storePresented(world, each)
  const expected = expectedSigner(paper, await readPapers(world, [paper.row.job_id], 'gates'))
  await submit(world, { ...paper, notice, expected }, sent)
}

async function submit(
  world: World,
  { row, form, submission, notice, expected }: SignersPaper,
  sent: Omit<Signs, 'link_id'>,
) {
  const at = world.now()
  const signs_as = capacityOf(expected, sent)
  const given = signedAnswers(form, submission.answers, { ...sent, signs_as, at: at.toISOString() })
  const signed = { ...submission, at: at.toISOString(), answers: given.answers }
  const { job_id, submission_id, slug } = row
  const definition = await requireAnswers(world, signed)
  // What was signed before is looked at once more: a paper may wait from a time when less was asked of it.
  const before = without(signed.answers, Object.keys(given.signatures))
  await requireGivenByLink(world, { form: definition, submission: { ...signed, answers: before } })
  await requireFitsJob(world, { form: definition, submission: signed, job_id, reader: null })
  await settleRequest(world, row.id, {
    state: 'signed',
    answer_id: sent.id,
    name: sent.name,
    signatures: canonicalJson(given.signatures),
  })
  const clocks = { sentAt: row.made_at, receivedAt: row.made_at }
  const signatures = signaturesIn(definition, signed.answers).map((signature) =>
    signature.by_link ? signature : { ...signature, at: doneAt(signature.at, clocks).toISOString() },
  )
  const { isNew } = await insertSubmission(world, {
    id: submission_id,
    form: definition,
    submission: signed,
    frozen: await freeze(signed),
    signatures,
    at,
    by: row.made_by,
    toldBy: null,
  })
  if (!isNew) throw signingEnded()
  if (notice) {
    const { language } = submission
    await noteNotice(world, row.id, await keepNotice(world, notice, { job_id, language, by: row.made_by }))
  }
  await announce(world, signedByLink, { job_id, request_id: row.id, submission_id, form: slug })
}

type Keeping = Pick<NewSubmission, 'language'> & { job_id: string; by: string }

/** From then on the notice is a paper of the job, as it was read: the same is kept once. The answer is its ID. */
async function keepNotice(world: World, notice: ShownNotice, { job_id, language, by }: Keeping) {
  const same = await findSameNotice(world, job_id, notice)
  if (same) return same
  const at = world.now()
  const id = newId(at.getTime())
  const submission = {
    form: noticeForm,
    version: notice.version,
    job_id,
    language,
    at: at.toISOString(),
    answers: notice.answers,
    blobs: [],
  }
  const form = await requireAnswers(world, submission)
  const frozen = await freeze(submission)
  await insertSubmission(world, { id, form, submission, frozen, signatures: [], at, by, toldBy: null })
  return id
}

async function leftOf(world: World, linkId: string) {
  return (await papersOfLink(world, linkId)).filter(({ state }) => state === 'open').length
}

export function signingEnded() {
  return new Refusal(410, 'signing-ended', 'This link no longer works. Please call us.')
}

import { announce } from '#platform/events/events.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { lockTextBudget } from '#domain/alerts/text-budget.server.ts'
import { getCompany } from '#domain/company/company.server.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { inLanguage } from '#domain/forms/definition/wording.ts'
import { lossTypeOf } from '#domain/jobs/facts/loss-types.ts'
import { frozenAnswers } from '#domain/forms/answers/frozen-answers.ts'
import type { FormDefinition } from '#domain/forms/definition/definition.ts'
import { companyOfForms } from '#domain/forms/facts/company-of-forms.ts'
import { findFormVersion, formNotFound } from '#domain/forms/forms.server.ts'
import { readRequestFacts } from '#domain/jobs/facts.server.ts'
import { lockJob, type LockedJob } from '#domain/jobs/jobs.server.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import { linkMark } from '#domain/messages/chat-link-words.ts'
import { queueMessage } from '#domain/messages/queue.server.ts'
import { requirePutAll } from '#domain/records/record-photos.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { answerFaults } from '#domain/submissions/answer-faults.ts'
import { photosNamed } from '#domain/submissions/photos-named.ts'
import { requireFitsJob, requireLegalTexts } from '#domain/submissions/fits.server.ts'
import type { NewSubmission } from '#domain/submissions/submission.ts'
import type { Language } from '#domain/preferences/language.ts'
import { requireGivenByLink } from './given-by-link.server.ts'
import { signingLinkWords } from './link-words.ts'
import { findSigningLink, makeSigningLink } from './links.server.ts'
import { asksForNotice, findNoticeFor } from './notice.server.ts'
import { timedByUs } from './our-clock.server.ts'
import {
  insertRequest,
  jobOfRequest,
  lockRow,
  moveToLink,
  notThere,
  papersOfLink,
  presentPapers,
} from './requests.server.ts'
import { requireSeesAll } from './sees-all.server.ts'
import { signingAsked } from './signing-request-events.ts'
import type { NewSigningLink, NewSigningRequests, SigningLink } from './signing-request.ts'
import { branchesOf, ownFields, signerOf, withoutOwn } from './to-send.ts'

type Sender = Allowed<'forms.submit'>
type Sent = { link: SigningLink; isNew: boolean }
type NewPapers = NewSigningRequests & { sentAt: Date }

/** Sends papers to whoever signs them, on one link, once: the same again gets the same link. */
export function sendToSign(world: World, sender: Sender, { sentAt, ...sent }: NewPapers): Promise<Sent> {
  return inTransaction(world, async (world) => {
    const { job_id, papers, ...toLink } = sent
    const job = await lockJob(world, sender, job_id)
    const before = await findSame(world, sender, { id: sent.link_id, job_id })
    if (before) return { link: before, isNew: false }
    requireOpen(job)
    const ready = []
    for (const { submission, ...paper } of papers)
      ready.push({
        ...paper,
        ...(await readyToSign(world, sender, { submission, ...paper, job_id, sentAt })),
      })
    if (new Set(ready.map(({ signer }) => signer)).size > 1)
      throw new Refusal(
        409,
        'not-by-link',
        'These forms are signed by several people. Send each a link of their own.',
      )
    const language = ready[0]?.submission.language ?? 'en'
    const forms = ready.map(({ form }) => form)
    const link = await openLink(world, sender, { job, language, forms, ...toLink })
    const by = sender.employee.id
    for (const [nth, paper] of ready.entries()) {
      await insertRequest(world, { ...paper, link_id: sent.link_id, nth, job_id, by })
      await tellSent(world, sender, { ...paper, job_id, form: paper.submission.form, channel: sent.channel })
    }
    return { link, isNew: true }
  })
}

type Again = NewSigningLink & { id: string }

/** A new link to what is not signed yet of the papers that one link held; the one before leads nowhere then. */
export function sendAgain(world: World, sender: Sender, { id, ...toLink }: Again): Promise<Sent> {
  return inTransaction(world, async (world) => {
    const job = await lockJob(world, sender, await jobOfRequest(world, id)).catch(notThere)
    const row = await lockRow(world, id)
    const open = (await papersOfLink(world, row.link_id)).filter(({ state }) => state === 'open')
    await requireSeesAll(world, sender, [row, ...open])
    const before = await findSame(world, sender, { id: toLink.link_id, job_id: row.job_id })
    if (before) return { link: before, isNew: false }
    requireOpen(job)
    if (row.state !== 'open')
      throw new Refusal(409, 'signing-settled', 'This form is not waiting for a signature any more.')
    const { language = 'en' }: Pick<NewSubmission, 'language'> = JSON.parse(row.body)
    const forms = (await presentPapers(world, open, companyDay(world.now()))).map(({ form }) => form)
    const link = await openLink(world, sender, { job, language, forms, ...toLink })
    await moveToLink(world, open, toLink.link_id)
    for (const { id, job_id, slug: form } of open)
      await tellSent(world, sender, { id, job_id, form, channel: toLink.channel, isAgain: true })
    return { link, isNew: true }
  })
}

type Told = {
  id: string
  job_id: string
  form: string
  channel: SigningLinkRow['channel']
  isAgain?: boolean
}
type SigningLinkRow = Pick<NewSigningLink, 'channel'>

function tellSent(world: World, sender: Sender, { id, job_id, form, channel, isAgain = false }: Told) {
  const told = { job_id, request_id: id, form, channel, is_again: isAgain }
  return announce(world, signingAsked, told, sender.employee.id)
}

/** What was made with this ID at this job by the same person; who sends something else under it learns nothing. */
async function findSame(world: World, sender: Sender, { id, job_id }: { id: string; job_id: string }) {
  const before = await findSigningLink(world, id)
  if (!before) return null
  if (before.job_id === job_id && before.made_by === sender.employee.id) return before.shown
  throw new Refusal(409, 'signing-differs', 'Another link was already made with this ID.')
}

type Opened = NewSigningLink & {
  job: LockedJob
  language: Language
  forms: readonly Pick<FormDefinition, 'title'>[]
}

/** The link, and the message that brings it to the customer of the job: no other address is written to. */
async function openLink(world: World, sender: Sender, opened: Opened) {
  const { job, language, forms, link_id: id, channel, to } = opened
  const by = sender.employee.id
  const link = await makeSigningLink(world, { id, job_id: job.id, channel, by })
  if (channel === 'qr') return link
  const { name: company, phone } = await getCompany(world)
  const words = signingLinkWords[language]({
    company,
    phone: displayPhone(phone),
    by: sender.employee.name,
    papers: isDiscreet(job) ? [] : forms.map(({ title }) => inLanguage(title, language)),
  })
  const message = {
    id,
    job_id: job.id,
    channel,
    to,
    subject: channel === 'email' ? words.subject : '',
    body: channel === 'email' ? `${words.email}\n\n${linkMark}` : `${words.text} ${linkMark}`,
    link: 'signing',
  } as const
  const facts = { ...job.facts, ...(await readRequestFacts(world, job.id)) }
  await lockTextBudget(world)
  await queueMessage(world, { side: job.side, facts, message, by })
  return link
}

/** Where someone died or was hurt, not even what the papers are called is written to an address that others may read. */
function isDiscreet({ facts }: LockedJob) {
  return lossTypeOf(facts.loss_type) === 'trauma'
}

function requireOpen({ side }: LockedJob) {
  if (side !== 'duplicate') return
  throw new Refusal(409, 'job-was-merged', 'This job was merged into another one. Send the form from there.')
}

type Asked = { submission: NewSubmission; submission_id: string; job_id: string; sentAt: Date }

/** What goes out of a filled form, and who signs it. Everything that is checked of a form when it is submitted is checked before. */
async function readyToSign(world: World, sender: Sender, asking: Asked) {
  const { submission, submission_id, job_id, sentAt } = asking
  const form = await findFormVersion(world, { slug: submission.form, version: submission.version })
  if (!form || submission.job_id !== job_id) throw formNotFound()
  const { definition } = form
  const answers = frozenAnswers(definition, withoutOwn(definition, submission.answers))
  const signer = signerOf(definition, answers)
  const { at: _, ...rest } = submission
  const asked = { ...rest, answers, blobs: photosNamed(answers) }
  const own = new Set(branchesOf(definition, answers).flatMap(({ asked }) => ownFields(asked)))
  const faults = Object.entries(answerFaults(definition, asked) ?? {}).filter(([field]) => !own.has(field))
  if (faults.length > 0) {
    const fields = Object.fromEntries(faults)
    throw new Refusal(422, 'bad-fields', 'Some answers are missing or can’t be kept.', { fields })
  }
  await requireGivenByLink(world, { form: definition, submission: asked })
  await requireLegalTexts(world, definition, asked)
  await requireFitsJob(world, { form: definition, submission: asked, job_id, reader: sender })
  await requirePutAll(world, sender.employee.id, asked.blobs)
  await requireNotice(world, definition, answers)
  await requireUnused(world, submission_id)
  const timed = await timedByUs(world, { form: definition, submission: asked, sentAt })
  return { form: definition, submission: { ...asked, answers: timed }, signer }
}

/** Whoever says that they received the notice of cancellation reads it behind the link. */
async function requireNotice(world: World, form: FormDefinition, answers: NewSubmission['answers']) {
  const company = companyOfForms(await getCompany(world))
  if (!asksForNotice({ form, answers }) || (await findNoticeFor(world, { form, answers }, company))) return
  throw new Refusal(
    409,
    'not-by-link',
    'The notice of cancellation that goes with this form is not complete: the company’s name, address or email is missing. Hand over the phone, or use paper.',
  )
}

async function requireUnused({ db }: World, submission_id: string) {
  const [sent, filled] = await Promise.all([
    db
      .selectFrom('signing_request')
      .select('id')
      .where('submission_id', '=', submission_id)
      .where('state', 'in', ['open', 'signed'])
      .executeTakeFirst(),
    db.selectFrom('submission').select('id').where('id', '=', submission_id).executeTakeFirst(),
  ])
  if (sent ?? filled)
    throw new Refusal(409, 'signing-differs', 'This form was already sent or submitted. Open the job again.')
}

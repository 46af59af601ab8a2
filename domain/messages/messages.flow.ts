import { announce } from '#platform/events/events.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { lockTextBudget } from '#domain/alerts/text-budget.server.ts'
import { chatLinkMade } from '#domain/chat/chat-events.ts'
import { lockOpenChat } from '#domain/chat/chats.server.ts'
import { makeLink, tokenOfText, type LinkedText } from '#domain/chat/devices/links.server.ts'
import { getCompany } from '#domain/company/company.server.ts'
import { readFamily } from '#domain/jobs/family.server.ts'
import { readRequestFacts } from '#domain/jobs/facts.server.ts'
import { lockJob, requireUnmerged } from '#domain/jobs/jobs.server.ts'
import { allow, type Allowed } from '#domain/roles/allowed.ts'
import { leadsToPapers } from '#domain/signing-requests/links.server.ts'
import { noteCopy } from '#domain/submissions/copies-given.server.ts'
import { copyWords } from '#domain/submissions/copy-words.ts'
import { requireWholePaper } from '#domain/submissions/hidden-fields.server.ts'
import { getSubmission } from '#domain/submissions/list-submissions.server.ts'
import { findPaper } from '#domain/submissions/paper/papers.server.ts'
import { submissionCopied } from '#domain/submissions/submission-events.ts'
import { submissionNotFound } from '#domain/submissions/submissions.server.ts'
import { messageQueued } from './message-events.ts'
import { getMessage, listMessages } from './message-views.server.ts'
import type { JobMessage, MessageLink, MessagePage, MessageQuery } from './message.ts'
import { chatLinkWords, linkMark } from './chat-link-words.ts'
import {
  noteDocument,
  requireBrings,
  requireCurrent,
  requireCurrentPaper,
  wasCopySent,
} from './brings.server.ts'
import { findChatOfText, lockMessage, requeue, type QueuedMessage } from './messages.server.ts'
import { queueMessage, requireBudget, requireReachable } from './queue.server.ts'

type Sender = Allowed<'messages.send'>

/** What was written to the customer of a job, and of those that were merged into it. */
export async function readMessages(
  world: World,
  sender: Sender,
  { job_id, ...query }: MessageQuery & { job_id: string },
): Promise<MessagePage> {
  const { ids } = await readFamily(world, sender, job_id)
  return listMessages(world, ids, query)
}

/** Writes to the customer once: the same id with the same content gets the same answer. It is sent a moment later. */
export function writeMessage(
  world: World,
  sender: Sender,
  message: QueuedMessage,
): Promise<{ message: JobMessage; isNew: boolean }> {
  return inTransaction(world, async (world) => {
    const job = await lockJob(world, sender, message.job_id)
    const facts = { ...job.facts, ...(await readRequestFacts(world, message.job_id)) }
    await lockTextBudget(world)
    const isNew = await queueMessage(world, { side: job.side, facts, message, by: sender.employee.id })
    return { message: await getMessage(world, message.id), isNew }
  })
}

/** Texts the customer of a job a link to the chat that it came out of, once. Who may not reply there opens it to no one. */
export async function textChatLink(
  world: World,
  { sender, replier }: { sender: Sender; replier: Allowed<'chat.reply'> },
  { id: job_id, message_id: id }: { id: string; message_id: string },
): Promise<JobMessage> {
  const { name } = await getCompany(world)
  return inTransaction(world, async (world) => {
    const { language, contact_at } = await lockOpenChat(world, replier, job_id)
    const to = contact_at && (await readRequestFacts(world, job_id)).phone
    if (!to) throw new Refusal(409, 'no-text-consent', 'There is no number to text. Copy the link instead.')
    const body = `${name}: ${chatLinkWords[language]} ${linkMark}`
    const text = { id, job_id, channel: 'text', to, subject: '', body, link: 'chat' } as const
    const { message, isNew } = await writeMessage(world, sender, text)
    if (isNew) await openChat(world, { id, again_at: null, chat_id: job_id, by: sender.employee.id })
    return message
  })
}

type Copier = {
  viewer: Allowed<'submissions.view'>
  sharer: Allowed<'documents.share'>
  sender: Sender
}
type Copy = { id: string; message_id: string; to: string }

/** Mail servers take no more than this with the letters that an attachment becomes. */
const mostBytes = 7_000_000

/**
 * Emails the customer of the job the stored paper, once. It goes the way of every email to a customer: under the same limits, tried again
 * where the mail server fails, and with a line of its own in the history.
 */
export async function sendFormCopy(
  world: World,
  { viewer, sharer, sender }: Copier,
  { id, message_id, to }: Copy,
): Promise<JobMessage> {
  const submission = await getSubmission(world, viewer, id)
  const { job_id, state, form, title, language } = submission
  if (job_id === null)
    throw new Refusal(409, 'copy-no-job', 'This form belongs to no job, so it has no customer.')
  if (await wasCopySent(world, { message_id, submission_id: id, job_id, to })) {
    await readFamily(world, sender, job_id)
    return getMessage(world, message_id)
  }
  requireCurrent(state)
  requireWholePaper(submission)
  const paper = await findPaper(world, id)
  if (!paper) throw submissionNotFound()
  if (paper.bytes.length > mostBytes)
    throw new Refusal(
      409,
      'copy-too-large',
      'This paper is too large for an email. Download it and hand it over.',
    )
  const { name } = await getCompany(world)
  return inTransaction(world, async (world) => {
    const words = copyWords[language]({ title: title[language] ?? title.en, company: name })
    const email = { id: message_id, job_id, channel: 'email', to, ...words } as const
    const { message, isNew } = await writeMessage(world, sender, email)
    if (!isNew) await requireBrings(world, { message_id, submission_id: id })
    if (isNew) {
      await noteDocument(world, { message_id, submission_id: id })
      await noteCopy(world, { submission_id: id, way: 'email', by: sharer.employee.id })
      await announce(world, submissionCopied, { job_id, submission_id: id, form }, sharer.employee.id)
    }
    return message
  })
}

/** The link that the text will hold. */
async function openChat(
  world: World,
  { chat_id, by, ...text }: LinkedText & { chat_id: string; by: string },
) {
  await makeLink(world, chat_id, { by, token: tokenOfText(world, text) })
  await announce(world, chatLinkMade, { lead_id: chat_id }, by)
}

/** Locks the conversation that a text opens, where it opens one: whoever sends it again has to be let in there as at first. */
async function lockChatOfText(world: World, { employee }: Sender, id: string): Promise<string | null> {
  const chatId = await findChatOfText(world, id)
  if (chatId) await lockOpenChat(world, allow(employee, 'chat.reply'), chatId)
  return chatId
}

type Brings = { id: string; link: MessageLink | null; submission_id: string | null }

/**
 * Refuses to send a message again where what it brings has come to nothing, and a copy of a form to who may not send one: they see the
 * whole paper and may share it, as at first.
 */
async function requireStillBrings(
  world: World,
  { employee }: Sender,
  { id, link, submission_id }: Brings,
): Promise<void> {
  if (link === 'signing' && !(await leadsToPapers(world, id)))
    throw new Refusal(
      409,
      'signing-settled',
      'The link in this message has ended. Open the job and send the form again.',
    )
  if (submission_id === null) return
  allow(employee, 'documents.share')
  requireWholePaper(await getSubmission(world, allow(employee, 'submissions.view'), submission_id))
  await requireCurrentPaper(world, submission_id)
}

/** Sends a message that failed again, to the same address. One that waits or was sent is left as it is. */
export function retryMessage(
  world: World,
  sender: Sender,
  { job_id, id: message_id }: { job_id: string; id: string },
): Promise<JobMessage> {
  return inTransaction(world, async (world) => {
    // Before the job, in the order in which the link was texted at first.
    const chat_id = await lockChatOfText(world, sender, message_id)
    const job = await lockJob(world, sender, job_id)
    const { ids: jobIds } = await readFamily(world, sender, job_id)
    const found = await lockMessage(world, { id: message_id, jobIds })
    const { channel, recipient: to, status } = found
    if (status === 'failed') {
      requireUnmerged(job)
      await requireStillBrings(world, sender, found)
      const facts = { ...job.facts, ...(await readRequestFacts(world, job_id)) }
      await requireReachable(world, facts, { job_id, channel, to })
      await lockTextBudget(world)
      await requireBudget(world, { id: message_id, channel, to, by: sender.employee.id })
      const again_at = await requeue(world, { id: message_id, by: sender.employee.id })
      if (chat_id) await openChat(world, { id: message_id, again_at, chat_id, by: sender.employee.id })
      await announce(
        world,
        messageQueued,
        { job_id, message_id, channel, is_again: true },
        sender.employee.id,
      )
    }
    return getMessage(world, message_id)
  })
}

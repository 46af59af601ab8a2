import type { Email } from '#platform/mail/mail.ts'
import type { World } from '#platform/world.ts'
import { codeOf } from '#domain/alerts/failure-words.ts'
import { addressOfChat, readLink, tokenOfText } from '#domain/chat/devices/links.server.ts'
import { getCompany } from '#domain/company/company.server.ts'
import { sendOnce } from '#domain/emails/emails.server.ts'
import { readRequestFacts } from '#domain/jobs/facts.server.ts'
import { mergedAbove } from '#domain/jobs/family.server.ts'
import { isNoInFile } from '#domain/jobs/no-of-number.server.ts'
import { addressOfSigning } from '#domain/signing-requests/links.server.ts'
import { findPaper } from '#domain/submissions/paper/papers.server.ts'
import { linkMark } from './chat-link-words.ts'
import { customerMessageEmail } from './customer-message.email.ts'
import type { Failure, MessageChannel } from './message.ts'
import { findWaiting, recordFailure, recordSent, type Waiting } from './messages.server.ts'
import { tryText } from './try-text.server.ts'

type Queued = { message_id: string; channel: MessageChannel }

/** Each channel has a queue of its own: a slow mail server holds up no text message. */
export async function emailMessage(world: World, { message_id, channel }: Queued): Promise<void> {
  if (channel === 'email') await deliver(world, message_id, sendEmail)
}

export async function textMessage(world: World, { message_id, channel }: Queued): Promise<void> {
  if (channel === 'text') await deliver(world, message_id, sendText)
}

type Send = (world: World, message: Waiting) => Promise<Failure | null>

/** Tries a message that waits. What may go better later is tried again by the queue, which a thrown error tells. */
async function deliver(world: World, id: string, send: Send) {
  const message = await findWaiting(world, id)
  if (!message) return
  const failure = await send(world, message)
  if (failure && (await recordFailure(world, message, failure)))
    throw new Error('A message to a customer could not be sent.')
}

async function sendEmail(world: World, message: Waiting): Promise<Failure | null> {
  const body = await withLink(world, message)
  const email = customerMessageEmail({ ...message, body }, await getCompany(world))
  try {
    const attachments = await attachmentsOf(world, message)
    const addressed = { key: keyOf(message), to: message.recipient, ...email, ...attachments }
    await sendOnce(world, addressed, (world, dispatch) => recordSent(world, message, dispatch))
    return null
  } catch (error) {
    // What a server says may name the address, so its words are left out.
    world.log.warn({ message: message.id, code: codeOf(error) }, 'a customer could not be written to')
    return codeOf(error) === 'EENVELOPE' ? 'address' : 'service'
  }
}

/** The stored paper of a form, where the email brings one along: the very bytes. */
async function attachmentsOf(world: World, { submission_id }: Waiting): Promise<Pick<Email, 'attachments'>> {
  const paper = submission_id && (await findPaper(world, submission_id))
  if (!paper) return {}
  return { attachments: [{ name: `${submission_id}.pdf`, type: 'application/pdf', bytes: paper.bytes }] }
}

async function sendText(world: World, message: Waiting): Promise<Failure | null> {
  if (!(await agreesNow(world, message))) return 'consent'
  const { recipient: to } = message
  const body = await withLink(world, message)
  const dispatch = await tryText(world, { key: keyOf(message), to, body })
  if (dispatch === null) return 'service'
  await recordSent(world, message, dispatch)
  return null
}

/**
 * Of a job that was merged meanwhile the kept one knows whether its customer agrees, where it has the number that is texted. No other
 * request of its file may say no to that number.
 */
async function agreesNow(world: World, { job_id, recipient, text_consent }: Waiting): Promise<boolean> {
  const kept = (await mergedAbove(world, job_id)).at(-1)
  const known = kept && (await readRequestFacts(world, kept.id))
  const agrees = known?.phone === recipient ? known.text_consent : text_consent
  return agrees === true && !(await isNoInFile(world, { job_id, phone: recipient }))
}

/** With the link in it that the product wrote into it. Where a person typed its mark it stays as it is. */
async function withLink(world: World, message: Waiting) {
  const address = await addressIn(world, message)
  return address === null ? message.body : message.body.replace(linkMark, address)
}

async function addressIn(world: World, message: Waiting): Promise<string | null> {
  const { id, job_id, link } = message
  if (link === 'signing') return addressOfSigning(world, { id, job_id })
  if (link === null) return null
  const token = tokenOfText(world, { id, again_at: againAt(message) })
  return (await readLink(world, token)) === 'unknown' ? null : addressOfChat(world, token)
}

/** When someone sent it again; null where no one has. */
function againAt({ created_at, queued_at }: Waiting): Date | null {
  return queued_at.getTime() === created_at.getTime() ? null : queued_at
}

/** The same however often it is tried: a service that took it knows it again. One that is sent again with another link says something else. */
function keyOf(message: Waiting) {
  const again_at = message.link === 'chat' ? againAt(message) : null
  return again_at ? `message-${message.id}-${again_at.getTime()}` : `message-${message.id}`
}

import * as z from 'zod'
import { addressLine } from '#domain/jobs/address-line.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import { fillTemplate, gapsIn, visitFor, type FilledWith } from '#domain/messages/fill-template.ts'
import { channels, NewMessage, type MessageChannel } from '#domain/messages/message.ts'
import type { Template, TemplateLanguage } from '#domain/messages/templates.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import { newId } from '#platform/uuid.ts'

/** What is being written. `id` is made with it, so that sending twice sends one message. */
export type Draft = { id: string; channel: MessageChannel; template: string; subject: string; body: string }

export const StoredDraft = z
  .object({
    id: z.uuid(),
    channel: z.enum(channels),
    template: z.string(),
    subject: z.string(),
    body: z.string(),
  })
  .partial()

export function emptyDraft(channel: MessageChannel): Draft {
  return { id: newId(), channel, template: '', subject: '', body: '' }
}

type Job = Pick<JobDetail, 'name' | 'number' | 'phone' | 'town' | 'facts' | 'next_visit'>
type Sender = { company: string; phone: string; name: string }

export function languageOf({ facts }: Job): TemplateLanguage {
  return facts.language === 'es' ? 'es' : 'en'
}

/** What a template is filled with. */
export function knownOf(job: Job, { company, phone, name }: Sender): FilledWith {
  const { facts, next_visit } = job
  const address = addressLine({ address: facts.address, unit: facts.unit, town: job.town })
  return {
    ...(job.name !== null && { name: job.name }),
    number: job.number,
    company,
    phone: displayPhone(phone),
    sender: name,
    ...(facts.address && { address }),
    ...(next_visit && { visit: visitFor(next_visit, languageOf(job)) }),
  }
}

export type Words = Pick<Draft, 'subject' | 'body'>

/** The words of a template for this job. A text message has no subject. */
export function wordsOf(
  template: Template,
  { channel, language, known }: { channel: MessageChannel; language: TemplateLanguage; known: FilledWith },
): Words {
  const words = template[language]
  return {
    subject: channel === 'email' ? fillTemplate(words.subject, known) : '',
    body: fillTemplate(channel === 'email' ? words.email : words.text, known),
  }
}

/** Where the customer is reached, or why they are not. */
export function reachOf({ name, phone, facts }: Job, channel: MessageChannel) {
  if (channel === 'email')
    return facts.email ? { to: facts.email, why: null } : { to: null, why: 'No email address is known.' }
  if (facts.text_consent === undefined)
    return { to: null, why: `${name ?? 'The customer'} has not been asked about text messages yet.` }
  if (!facts.text_consent)
    return { to: null, why: `${name ?? 'The customer'} has not agreed to text messages.` }
  return { to: phone, why: null }
}

/** The way that reaches the customer. Without an address it is the number, at which they can be asked whether they agree. */
export function firstChannel({ facts }: Job): MessageChannel {
  return facts.email ? 'email' : 'text'
}

export type DraftErrors = Partial<Record<'subject' | 'body', string>>
type Read = { message: NewMessage } | { errors: DraftErrors }

/** The message as it is sent, or what is missing in it. Brackets that a template left are filled in first. */
export function readDraft({ id, channel, subject, body }: Draft, to: string): Read {
  const read = NewMessage.safeParse({ id, channel, to, subject: channel === 'email' ? subject : '', body })
  const errors: DraftErrors = {}
  for (const { path, message } of read.error?.issues ?? []) {
    if (path[0] === 'subject' || path[0] === 'body') errors[path[0]] ??= message
  }
  const words = { subject: channel === 'email' ? subject : '', body }
  for (const name of ['subject', 'body'] as const) {
    const [gap] = gapsIn(words[name])
    if (gap) errors[name] ??= `Replace ${gap} before you send this.`
  }
  return read.success && Object.keys(errors).length === 0 ? { message: read.data } : { errors }
}

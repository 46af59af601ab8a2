import type { Dispatch } from '#platform/mail/mail.ts'
import type { World } from '#platform/world.ts'
import type { Company } from '#domain/company/company.ts'
import { getCompany } from '#domain/company/company.server.ts'
import { getLeadForEmail } from '#domain/leads/lead-views.server.ts'
import { getCallForEmail } from '#domain/leads/office-calls/office-call-views.server.ts'
import { usualPreferences } from '#domain/preferences/preference.ts'
import { readPreferences } from '#domain/preferences/preferences.server.ts'
import { alertNotice } from '#domain/push/notice.ts'
import { notify } from '#domain/push/subscriptions.server.ts'
import { alertText, callText, chatText } from './alert-texts.ts'
import { chatEmail } from './chat-alert.email.ts'
import { findChatForAlert } from './chat-for-alert.server.ts'
import { callEmail, stillWaitingEmail } from './call-alert.email.ts'
import type { WaitingDelivery } from './deliveries.server.ts'
import { newAlertEmail, stillUnclaimedEmail } from './new-alert.email.ts'
import { ownerStep } from './steps.ts'
import type { AlertSubject } from './subjects.server.ts'

/** Sends the email or text message of an alert. */
export async function sendWords(world: World, delivery: WaitingDelivery): Promise<Dispatch> {
  const { id, channel, to } = delivery
  const key = `alert-${id}`
  return channel === 'text'
    ? world.texts.send({ key, to, body: await textOf(world, delivery) })
    : world.mail.send({ key, to, ...(await emailOf(world, delivery)) })
}

/** Notifies the person's devices; null where none is left. */
export async function sendNotice(world: World, { employee_id, lead_id, call_id, step }: WaitingDelivery) {
  const preferences = await readPreferences(world, [employee_id])
  const { language } = preferences.get(employee_id) ?? usualPreferences
  const isChat = !call_id && (await findChatForAlert(world, lead_id)) !== null
  return notify(world, employee_id, alertNotice({ lead_id, call_id, step, isChat }, language))
}

/** What the office is emailed once everyone was told and no one has answered. */
export async function officeEmailOf(world: World, { lead_id, call_id }: AlertSubject, company: Company) {
  const chat = call_id ? null : await findChatForAlert(world, lead_id)
  if (chat) return chatEmail(chat, company, { publicUrl: world.publicUrl, isNew: false })
  return call_id
    ? stillWaitingEmail(await getCallForEmail(world, call_id), company, world.publicUrl)
    : stillUnclaimedEmail(await getLeadForEmail(world, lead_id), company, world.publicUrl)
}

async function textOf(world: World, { lead_id, call_id, step }: WaitingDelivery) {
  const isNew = step < ownerStep
  const chat = call_id ? null : await findChatForAlert(world, lead_id)
  if (chat) return chatText(chat, world.publicUrl, { isNew })
  return call_id
    ? callText(await getCallForEmail(world, call_id), world.publicUrl, { isNew })
    : alertText(await getLeadForEmail(world, lead_id), world.publicUrl, { isNew })
}

async function emailOf(world: World, delivery: WaitingDelivery) {
  const { lead_id, call_id, step } = delivery
  const company = await getCompany(world)
  if (step >= ownerStep) return officeEmailOf(world, delivery, company)
  const chat = call_id ? null : await findChatForAlert(world, lead_id)
  if (chat) return chatEmail(chat, company, { publicUrl: world.publicUrl, isNew: true })
  return call_id
    ? callEmail(await getCallForEmail(world, call_id), company, world.publicUrl)
    : newAlertEmail(await getLeadForEmail(world, lead_id), company, world.publicUrl)
}

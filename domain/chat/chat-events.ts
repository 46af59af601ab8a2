import * as z from 'zod'
import { request } from '#domain/audit/kind.ts'
import { defineEvent } from '#domain/events/define-event.ts'
import { ofLead } from '#domain/leads/of-lead.ts'
import { FactName } from './facts/told-facts.ts'

// Which chat and what happened; never what was written or how to reach anyone. A chat has the id of the request that it becomes.
const chatId = { lead_id: z.uuid() }
/** Who was in it until then: they hear of it too, and may see it no longer. */
const left = { from: z.uuid().nullable().optional() }
const ofChat = {
  subjects: ['lead_id'],
  audience: { permission: 'chat.view', reach: 'own' },
  of: 'chat',
  stale: ['chat', 'chats'],
} as const

/** What its request shows too, once there is one. */
const ofRequest = { ...ofChat, stale: [...ofChat.stale, ...ofLead.stale] } as const

export const chatOpened = defineEvent('chat.opened', {
  ...ofChat,
  payload: z.object(chatId),
  audit: request('Chat opened', 'opened the chat of {it}', 'the chat of {it} was opened'),
  line: () => 'Chat opened by the customer',
})
export const chatMessaged = defineEvent('chat.messaged', {
  ...ofChat,
  payload: z.object({ ...chatId, position: z.int(), author: z.enum(['visitor', 'employee']) }),
  audit: request('Chat message', 'wrote in the chat of {it}', 'the customer wrote in the chat of {it}'),
  folds: 'chat',
  line: ({ by }) => (by ? 'Chat message written' : 'Chat message of the customer'),
  lineOfMany: (count) => `${count} chat messages`,
})
/** An automated answer that came by itself, after the message that it answers. */
export const chatAutoAnswered = defineEvent('chat.auto_answered', {
  ...ofChat,
  payload: z.object({ ...chatId, position: z.int() }),
  audit: request(
    'Automated chat answer',
    'gave an automated answer in the chat of {it}',
    'the chat of {it} got an automated answer',
  ),
  folds: 'chat',
  line: () => 'Automated answer in the chat',
  lineOfMany: (count) => `${count} automated answers in the chat`,
})
export const chatAnswered = defineEvent('chat.answered', {
  ...ofRequest,
  payload: z.object({ ...chatId, names: z.array(FactName) }),
  audit: request('Chat answer', 'answered in the chat of {it}', 'the customer answered in the chat of {it}'),
  folds: 'chat',
  line: ({ by }) => (by ? 'Chat facts changed' : 'Chat questions answered'),
  lineOfMany: (count) => `${count} chat answers`,
})
export const chatQuestionSkipped = defineEvent('chat.question_skipped', {
  ...ofChat,
  payload: z.object({ ...chatId, name: FactName }),
  audit: request(
    'Chat question skipped',
    'skipped a question in the chat of {it}',
    'the customer skipped a question in the chat of {it}',
  ),
  folds: 'chat',
  line: () => 'Chat question skipped by the customer',
  lineOfMany: (count) => `${count} chat questions skipped by the customer`,
})
export const chatContactGiven = defineEvent('chat.contact_given', {
  ...ofRequest,
  payload: z.object(chatId),
  audit: request(
    'Chat phone number',
    'gave a number in the chat of {it}',
    'the customer gave a number in the chat of {it}',
  ),
  line: () => 'Phone number given in the chat',
})
export const chatPersonWanted = defineEvent('chat.person_wanted', {
  ...ofChat,
  leaves: 'from',
  payload: z.object({ ...chatId, ...left }),
  audit: request(
    'Chat waits for a person',
    'sent the chat of {it} to a person',
    'the chat of {it} waits for a person',
  ),
  line: () => 'Chat waits for a person',
})
/** Its visitor told of danger while someone of the staff has it; a reminder where that person works on the job of it and has not answered. */
export const chatDangerTold = defineEvent('chat.danger_told', {
  ...ofChat,
  payload: z.object({ ...chatId, to: z.uuid(), is_reminder: z.literal(true).optional() }),
  audit: request(
    'Danger in the chat',
    'told {to} of danger in the chat of {it}',
    '{to} was told of danger in the chat of {it}',
  ),
  names: { receiver: 'to' },
  line: ({ receiver }) => `Danger in the chat: ${receiver ?? 'who has it'} was told`,
})
export const chatTaken = defineEvent('chat.taken', {
  ...ofChat,
  leaves: 'from',
  payload: z.object({ ...chatId, from: z.uuid().nullable(), to: z.uuid() }),
  audit: request('Chat taken over', 'gave the chat of {it} to {to}', 'the chat of {it} went to {to}'),
  names: { receiver: 'to' },
  line: ({ isToSelf, receiver }) =>
    isToSelf ? 'Chat taken over' : `Chat transferred to ${receiver ?? 'a colleague'}`,
})
/** Whoever was given it opened it. */
export const chatJoined = defineEvent('chat.joined', {
  ...ofChat,
  payload: z.object(chatId),
  audit: request('Chat joined', 'joined the chat of {it}', 'someone joined the chat of {it}'),
  line: () => 'Chat opened by the person it was transferred to',
})
export const chatHandedBack = defineEvent('chat.handed_back', {
  ...ofChat,
  leaves: 'from',
  payload: z.object({ ...chatId, ...left }),
  audit: request('Chat handed back', 'handed the chat of {it} back', 'the chat of {it} was handed back'),
  line: () => 'Chat handed back to automated answers',
})
export const chatSenderBlocked = defineEvent('chat.sender_blocked', {
  ...ofChat,
  stale: [...ofChat.stale, 'chat-settings'],
  payload: z.object(chatId),
  audit: request(
    'Chat sender blocked',
    'blocked the sender of the chat of {it}',
    'the sender of the chat of {it} was blocked',
  ),
  line: () => 'Chat sender blocked for a day',
})
export const chatSenderUnblocked = defineEvent('chat.sender_unblocked', {
  ...ofChat,
  stale: [...ofChat.stale, 'chat-settings'],
  payload: z.object(chatId),
  audit: request(
    'Chat sender unblocked',
    'let the sender of the chat of {it} write again',
    'the sender of the chat of {it} may write again',
  ),
  line: () => 'Chat sender may write again',
})
export const chatEnded = defineEvent('chat.ended', {
  ...ofChat,
  leaves: 'from',
  payload: z.object({ ...chatId, ...left }),
  audit: request('Chat ended', 'ended the chat of {it}', 'the chat of {it} ended'),
  line: () => 'Chat ended',
})
export const chatLinkMade = defineEvent('chat.link_made', {
  ...ofChat,
  payload: z.object(chatId),
  audit: request(
    'Chat link made',
    'made a link to the chat of {it}',
    'the customer made a link to the chat of {it}',
  ),
  line: ({ by }) => (by ? 'Link to the chat made' : 'Link to the chat made by the customer'),
})
export const chatDeviceAdded = defineEvent('chat.device_added', {
  ...ofChat,
  payload: z.object(chatId),
  audit: request(
    'Chat opened elsewhere',
    'opened the chat of {it} on another device',
    'the customer opened the chat of {it} on another device',
  ),
  line: () => 'Chat opened on another device by the customer',
})
/** The link was one of the staff, which anyone may have opened. */
export const chatDeviceAddedByLink = defineEvent('chat.device_added_by_link', {
  ...ofChat,
  payload: z.object({ ...chatId, from: z.uuid() }),
  audit: request(
    'Chat opened by a link of staff',
    'opened the chat of {it} on another device by a link of {from}',
    'the chat of {it} was opened on another device by a link of {from}',
  ),
  names: { receiver: 'from' },
  line: ({ receiver }) => `Chat opened on another device with a link from ${receiver ?? 'a colleague'}`,
})
export const chatDeviceConfirmed = defineEvent('chat.device_confirmed', {
  ...ofChat,
  payload: z.object({ ...chatId, from: z.uuid() }),
  audit: request(
    'Chat device confirmed',
    'confirmed the device that a link of {from} opened in the chat of {it}',
    'the customer confirmed the device that a link of {from} opened in the chat of {it}',
  ),
  names: { receiver: 'from' },
  line: ({ receiver }) =>
    `Device confirmed by the customer, opened with a link from ${receiver ?? 'a colleague'}`,
})
export const chatDeviceRemoved = defineEvent('chat.device_removed', {
  ...ofChat,
  payload: z.object(chatId),
  audit: request(
    'Chat closed elsewhere',
    'closed the chat of {it} on another device',
    'the customer closed the chat of {it} on another device',
  ),
  line: () => 'Chat closed on another device by the customer',
})
export const chatExported = defineEvent('chat.exported', {
  ...ofChat,
  payload: z.object(chatId),
  stale: ofLead.stale,
  audit: request('Chat downloaded', 'downloaded the chat of {it}', 'the chat of {it} was downloaded'),
  line: () => 'Chat downloaded',
})
export const chatDeleted = defineEvent('chat.deleted', {
  ...ofRequest,
  leaves: 'from',
  payload: z.object({
    ...chatId,
    /** Its visitor or someone of the staff wanted it, or it was over for long. */
    why: z.enum(['visitor', 'staff', 'age']),
    ...left,
  }),
  audit: request('Chat deleted', 'deleted the chat of {it}', 'the chat of {it} was deleted'),
  line: ({ payload }) => deletedLine(payload['why']),
})

function deletedLine(why: unknown) {
  if (why === 'visitor') return 'Chat deleted by the customer'
  return why === 'age' ? 'Chat deleted because it is old' : 'Chat deleted'
}

import { announce } from '#platform/events/events.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { newId } from '#platform/uuid.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { settleAlert } from '#domain/alerts/alerts.server.ts'
import { listAllWhoMay } from '#domain/employees/people-who-may.server.ts'
import { lockJobOfRequest } from '#domain/jobs/follow-request.server.ts'
import { requireWithin } from '#domain/jobs/jobs.server.ts'
import { lockLead } from '#domain/leads/leads.server.ts'
import { allow, type Allowed } from '#domain/roles/allowed.ts'
import { chatEnded, chatHandedBack, chatMessaged, chatSenderBlocked } from './chat-events.ts'
import type { ChangedFacts } from './facts/chat-facts.ts'
import { wasDone } from './acts.server.ts'
import { blockSender } from './blocks.server.ts'
import { lockOpenChat, requireNotEnded } from './chats.server.ts'
import { gaveUnopened } from './given.server.ts'
import { join, setStaff } from './join.server.ts'
import { endElsewhere } from './devices/devices.server.ts'
import { maskedFacts, maskedText } from './devices/masked.server.ts'
import { addMessages, type NewDetail, type SentMessage } from './messages.server.ts'
import { nobodyToReply, requireReplier } from './repliers.server.ts'
import { callAnyone, noteReply, setState } from './states.server.ts'
import { tellFacts } from './facts/tell-facts.server.ts'
import { isUnanswered } from './unanswered-since.server.ts'
import {
  changeRequest,
  unlessClosed,
  withAnswers,
  withNameAndLoss,
} from '#domain/receipts/visitor-changes.server.ts'
import { changedAnswers } from './facts/as-request.ts'
import { factsOf } from './chat-views.server.ts'

type Replier = Allowed<'chat.reply'>

/**
 * Takes a conversation over. The first has it: who comes second hears who. Its request becomes theirs too, if nobody has it. Whoever gave
 * it away takes it back as long as it was not opened.
 */
export function takeChat(world: World, replier: Replier, { id, message_id }: Act): Promise<void> {
  return inTransaction(world, async (world) => {
    const chat = await lockOpenChat(world, replier, id)
    const me = replier.employee
    if (
      await wasTurned(world, replier, { id, message_id, turn: 'take', message: { kind: 'taken', by: me.id } })
    )
      return
    requireNotEnded(chat)
    if (chat.state === 'staff' && chat.assigned_to === me.id) return
    const isTakenBack = chat.state === 'staff' && (await gaveUnopened(world, chat, me.id))
    if (chat.state === 'staff' && !isTakenBack) throw takenAlready(chat.assignee)
    const from = isTakenBack ? chat.assigned_to : null
    await join(world, { chat_id: id, message_id, from, to: me, by: me.id })
    await settleAlert(world, id, me.id)
  })
}

/** Gives the conversation to a colleague who may reply, with a note to them that only staff reads. */
export function transferChat(
  world: World,
  replier: Replier,
  { id, message_id, to, note = '' }: Act & { to: string; note?: string },
): Promise<void> {
  return inTransaction(world, async (world) => {
    const chat = await lockOpenChat(world, replier, id)
    const given = { id, message_id, turn: 'transfer', to, note } as const
    if (await wasTurned(world, replier, { ...given, message: { kind: 'taken', by: to } })) return
    const by = replier.employee.id
    requireNotEnded(chat)
    const isTheirs = chat.state === 'staff' && chat.assigned_to === to
    if (isTheirs) return note ? addNote(world, id, { id: message_id, text: note, by }) : undefined
    await requireReplier(world, to)
    const able = await listAllWhoMay(world, 'chat.reply')
    const receiver = able.find((person) => person.id === to)
    if (!receiver) throw nobodyToReply()
    await join(world, {
      chat_id: id,
      message_id,
      from: chat.assigned_to,
      to: receiver,
      by,
    })
    await settleAlert(world, id, by)
    const transfer = { by, from: chat.assigned_to, to }
    if (note)
      await addNote(world, id, { id: newId(world.now().getTime()), text: note, by, detail: { transfer } })
  })
}

async function addNote(
  world: World,
  chatId: string,
  { id, text, by, detail }: { id: string; text: string; by: string; detail?: NewDetail },
) {
  const position = await addMessages(world, chatId, [
    { id, author: 'employee', kind: 'note', text: await maskedText(world, text), employee_id: by, detail },
  ])
  await announce(world, chatMessaged, { lead_id: chatId, position, author: 'employee' }, by)
}

/** Hands the conversation back to automated answers; whoever has no answer yet waits for a person again. */
export function handBackChat(world: World, replier: Replier, { id, message_id }: Act): Promise<void> {
  return leave(world, replier, { id, message_id, kind: 'handed_back' })
}

/** Ends the conversation; the visitor can write again, and it begins anew. */
export function endChat(world: World, replier: Replier, { id, message_id }: Act): Promise<void> {
  return leave(world, replier, { id, message_id, kind: 'ended' })
}

/** Ends the conversation, and takes nothing from whoever wrote it for a day. */
export function blockChat(world: World, replier: Replier, { id, message_id }: Act): Promise<void> {
  return inTransaction(world, async (world) => {
    const { source } = await lockOpenChat(world, replier, id)
    const by = replier.employee.id
    // Whoever lifted the block meanwhile has the last word.
    if (await wasTurned(world, replier, { id, message_id, turn: 'block', message: { kind: 'ended', by } }))
      return
    await leaveLocked(world, replier, { id, message_id, kind: 'ended', isBlocked: true })
    if (!(await blockSender(world, { chat_id: id, source, by }))) throw senderForgotten()
    await announce(world, chatSenderBlocked, { lead_id: id }, by)
  })
}

/** Writes to the visitor, or a note among staff, once. Who writes first takes the conversation over. */
export function replyInChat(
  world: World,
  replier: Replier,
  { id, message_id, text: written, kind }: Act & { text: string; kind: 'text' | 'note' },
): Promise<void> {
  return inTransaction(world, async (world) => {
    const chat = await lockOpenChat(world, replier, id)
    const me = replier.employee
    // In a reply the link works for its visitor; whoever else reads it is shown it masked.
    const text = kind === 'note' ? await maskedText(world, written) : written
    const message = { kind, text, by: me.id }
    if (await wasDone(world, id, { id: message_id, what: message, message })) return
    if (kind === 'text' && chat.state === 'staff' && chat.assigned_to !== me.id)
      throw takenAlready(chat.assignee)
    const position = await addMessages(world, id, [
      { id: message_id, author: 'employee', kind, text, employee_id: me.id },
    ])
    await announce(world, chatMessaged, { lead_id: id, position, author: 'employee' }, me.id)
    if (kind === 'note') return
    await noteReply(world, id)
    if (chat.state === 'staff') return
    await setStaff(world, { chat_id: id, from: null, to: me, by: me.id })
    await settleAlert(world, id, me.id)
  })
}

/** Fills in what the conversation told; the request and its job have it at once. */
export function fillInChat(
  world: World,
  replier: Replier,
  { id, message_id, changes: filledIn }: Act & { changes: ChangedFacts },
): Promise<void> {
  return inTransaction(world, async (world) => {
    const chat = await lockOpenChat(world, replier, id)
    if (chat.contact_at) await requireEditor(world, replier, id)
    const what = { ...filledIn, by: replier.employee.id }
    if (await wasDone(world, id, { id: message_id, what, message: null })) return
    const changes = await maskedFacts(world, filledIn)
    const changed = await tellFacts(world, chat, {
      changes,
      by: { message_id, employee_id: replier.employee.id },
    })
    if (changed.length === 0 || !chat.contact_at) return
    const answers = changedAnswers({ ...factsOf(chat), ...changes }, changes)
    const works = [withNameAndLoss(changes), withAnswers(answers, replier.employee.id)]
    await changeRequest(world, id, ...works.map(unlessClosed))
  })
}

/** Whoever changes what a request and its job show must be allowed to change it there. */
async function requireEditor(world: World, { employee }: Replier, id: string) {
  const job = await lockJobOfRequest(world, id)
  if (job) await requireWithin(world, allow(employee, 'intake.edit'), id)
  await lockLead(world, allow(employee, 'leads.work'), id)
}

/** One thing done in a chat, under an id that the device made: done twice it is done once. */
type Act = { id: string; message_id: string }

type Turn = Act & { turn: string; to?: string; note?: string; message: SentMessage }

/** Whether this person did it before under the ID that their device made. */
function wasTurned(world: World, { employee }: Replier, { id, message_id, message, ...what }: Turn) {
  return wasDone(world, id, { id: message_id, what: { ...what, by: employee.id }, message })
}

function leave(world: World, replier: Replier, leaving: Leaving): Promise<void> {
  return inTransaction(world, async (world) => {
    const { id, message_id, kind } = leaving
    await lockOpenChat(world, replier, id)
    const message = { kind, by: replier.employee.id }
    if (await wasTurned(world, replier, { id, message_id, turn: kind, message })) return
    await leaveLocked(world, replier, leaving)
  })
}

type LockedChat = Awaited<ReturnType<typeof lockOpenChat>>
type Leaving = Act & { kind: 'handed_back' | 'ended'; isBlocked?: true }

async function leaveLocked(world: World, replier: Replier, { id, message_id, kind, isBlocked }: Leaving) {
  const chat = await lockOpenChat(world, replier, id)
  if (kind === 'handed_back') requireNotEnded(chat)
  const state = kind === 'ended' ? 'ended' : 'automated'
  // Whatever opened the conversation since it ended.
  if (chat.state === state && kind === 'ended') await endElsewhere(world, id, chat.last_position)
  if (chat.state === state) return
  const by = replier.employee.id
  const isOpen = kind === 'handed_back' && (await isUnanswered(world, id))
  const detail = kind === 'ended' && { detail: { was: stateToRestore(chat, isBlocked) } }
  const end = await addMessages(world, id, [
    { id: message_id, author: 'product', kind, employee_id: by, ...detail },
  ])
  await setState(world, id, { state })
  if (kind === 'ended') await endElsewhere(world, id, end)
  const left = { lead_id: id, from: chat.assigned_to }
  await announce(world, kind === 'ended' ? chatEnded : chatHandedBack, left, by)
  await settleAlert(world, id, by)
  if (isOpen) await callAnyone(world, { id, assigned_to: chat.assigned_to }, by)
}

/** What undoing an end puts back. */
function stateToRestore(chat: LockedChat, isBlocked?: true) {
  return {
    state: chat.state,
    since: chat.waiting_since?.toISOString() ?? null,
    assigned_to: chat.assigned_to,
    join_by: chat.join_by?.toISOString() ?? null,
    danger_due_at: chat.danger_due_at?.toISOString() ?? null,
    ...(isBlocked && { is_blocked: isBlocked }),
  }
}

function senderForgotten() {
  const sentence = 'This sender can’t be blocked any more: after a day we no longer know who wrote.'
  return new Refusal(409, 'sender-forgotten', sentence)
}

function takenAlready(name: string | null) {
  return new Refusal(409, 'chat-taken', `${name ?? 'A colleague'} already took this chat over.`)
}

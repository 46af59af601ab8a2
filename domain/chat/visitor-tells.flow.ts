import { announce } from '#platform/events/events.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { settleAlert } from '#domain/alerts/alerts.server.ts'
import { giveIfNobodys } from '#domain/leads/give.server.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import { judge, type Arriving } from '#domain/leads/judge.server.ts'
import { AskedRequest } from '#domain/leads/lead.ts'
import { receiveLeads } from '#domain/leads/receive-leads.server.ts'
import {
  changeRequest,
  mostChanges,
  unlessClosed,
  withAnswers,
  withNameAndLoss,
  withPhone,
} from '#domain/receipts/visitor-changes.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { wasDone } from './acts.server.ts'
import { answersOf, changedAnswers, messageOf } from './facts/as-request.ts'
import { chatContactGiven } from './chat-events.ts'
import type { ChangedFacts, ToldByVisitor } from './facts/chat-facts.ts'
import type { GivenContact } from './chat.ts'
import { lockOpenChat } from './chats.server.ts'
import { alertForDanger } from './danger/danger-clock.server.ts'
import { tellOfDanger } from './danger/danger.server.ts'
import { factsOf, textsOf } from './chat-views.server.ts'
import { maskedFacts } from './devices/masked.server.ts'
import { addMessages, wroteNumber } from './messages.server.ts'
import { callPerson, noteSaid } from './states.server.ts'
import { noteSkipped } from './skipped.server.ts'
import { tellFacts } from './facts/tell-facts.server.ts'
import { visitorRefusal } from './visitor-refusals.ts'
import { lockChatOf, requireOwn, type ChatOfRow, type ChatVisitor } from './visitor.server.ts'

/** Saves an answer of the visitor as given, or that they skipped its question; null takes an answer back. The request has it at once, where there is one. */
export function tellInChat(
  world: World,
  visitor: ChatVisitor,
  { id, told: { skipped, ...told } }: { id: string; told: ToldByVisitor },
): Promise<void> {
  return inTransaction(world, async (world) => {
    const chat = await lockChatOf(world, visitor)
    requireOwn(chat)
    const what = { ...told, ...(skipped && { skipped }) }
    if (await wasDone(world, chat.id, { id, what, message: { kind: 'answer', by: null } })) return
    if (skipped) await noteSkipped(world, chat, skipped.fact)
    const changes = await maskedFacts(world, told)
    // Who passes a question over has said nothing.
    if (Object.keys(changes).length === 0) return
    await noteSaid(world, chat)
    const changed = await tellFacts(world, chat, { changes, by: { message_id: id, employee_id: null } })
    if (changed.length > 0 && chat.contact_at) {
      await countChange(world, chat)
      await changeRequest(world, chat.id, ...worksOf(factsOf(chat), changes))
    }
    if (changes.electricity === 'yes' && changed.includes('electricity'))
      return tellOfDanger(world, chat, { kind: 'electricity-in-water', language: chat.language })
    if (changes.danger === 'yes' && changed.includes('danger')) return alertForDanger(world, chat)
    // Whoever only taps must not be left alone with a burst pipe.
    if (changes.danger === 'yes' || changes.activity === 'running') await callPerson(world, chat)
  })
}

/**
 * Takes the visitor’s phone number: from then on the chat is a request for help. A number given again corrects it; one that they only
 * wrote, without saying whether to call or text, does not.
 */
export function giveContact(
  world: World,
  visitor: ChatVisitor,
  { id, phone, way, arriving }: GivenContact & { id: string; arriving: Arriving },
): Promise<void> {
  return inTransaction(world, async (world) => {
    const chat = await lockChatOf(world, visitor)
    requireOwn(chat)
    const message = { kind: 'contact', by: null } as const
    if (await wasDone(world, chat.id, { id, what: { phone, way }, message })) return
    await noteSaid(world, chat)
    if (chat.contact_at && !way) return
    if (chat.contact_at) {
      await countChange(world, chat)
      const works = [withPhone(phone), withAnswers(reachOf(way))].map(unlessClosed)
      await changeRequest(world, chat.id, ...works)
    } else {
      await becomeRequest(world, chat, {
        phone,
        way,
        arrive: (request) => judge(world, [{ ...arriving, request }]),
      })
    }
    if (way) await world.db.updateTable('chat').set({ wished_way: way }).where('id', '=', chat.id).execute()
    await addMessages(world, chat.id, [
      // Where the request is closed the number stands here alone.
      { id, author: 'visitor', kind: 'contact', text: displayPhone(phone), ...(way && { detail: { way } }) },
    ])
    await announce(world, chatContactGiven, { lead_id: chat.id })
    await callPerson(world, chat)
  })
}

/**
 * Takes a number that the visitor wrote in the conversation, because someone of the staff says that it is theirs: the same happens
 * as when they give it. Nobody agreed to text messages by that, or promised a call.
 */
export function takeNumber(
  world: World,
  replier: Allowed<'chat.reply'>,
  { id, message_id, phone }: { id: string; message_id: string; phone: string },
): Promise<void> {
  return inTransaction(world, async (world) => {
    const chat = await lockOpenChat(world, replier, id)
    const by = replier.employee.id
    const message = { kind: 'contact', by, text: displayPhone(phone) } as const
    if (await wasDone(world, id, { id: message_id, what: { phone, by }, message })) return
    if (chat.contact_at) {
      const sentence = 'This conversation has a number already. Change it in the request.'
      throw new Refusal(409, 'chat-has-number', sentence)
    }
    if (!(await wroteNumber(world, id, phone))) {
      const sentence = 'The customer did not write this number. Add it to the request or job instead.'
      throw new Refusal(409, 'number-not-written', sentence)
    }
    const arrived = { page: chat.page, suspicions: [] }
    await becomeRequest(world, chat, {
      phone,
      arrive: async (request) => [{ ...arrived, request }],
    })
    await addMessages(world, id, [
      {
        id: message_id,
        author: 'employee',
        kind: 'contact',
        text: displayPhone(phone),
        employee_id: by,
      },
    ])
    await announce(world, chatContactGiven, { lead_id: id }, by)
  })
}

/** As many as with the receipt of a request. The refusal takes the change back. */
async function countChange({ db }: World, { id, language }: ChatOfRow) {
  const counted = await db
    .updateTable('chat')
    .set((chat) => ({ request_changes: chat('request_changes', '+', 1) }))
    .where('id', '=', id)
    .where('request_changes', '<', mostChanges)
    .returning('id')
    .executeTakeFirst()
  if (!counted) throw visitorRefusal('changes-full', language)
}

/** What these changes are to the request. */
function worksOf(before: ChangedFacts, changes: ChangedFacts) {
  const works = [withNameAndLoss(changes), withAnswers(changedAnswers({ ...before, ...changes }, changes))]
  return works.map(unlessClosed)
}

/** Whoever asks for text messages agrees to them: the button says so. */
function reachOf(way: GivenContact['way']) {
  if (!way) return {}
  return way === 'text'
    ? ({ reach_by: 'text', text_consent: true } as const)
    : ({ reach_by: 'call' } as const)
}

type Contact = Pick<GivenContact, 'phone' | 'way'> & {
  /** How the request arrives: what is odd about it, if anything. */
  arrive: (request: AskedRequest) => Promise<Arrival[]>
}
type Arrival = Parameters<typeof receiveLeads>[1][number]

async function becomeRequest(world: World, chat: ChatOfRow, { phone, way, arrive }: Contact) {
  const { name = null, loss = null, ...facts } = factsOf(chat)
  const request = AskedRequest.parse({
    ...answersOf(facts),
    ...(chat.wished_way && { reach_by: chat.wished_way }),
    ...reachOf(way),
    id: chat.id,
    name,
    phone,
    loss,
    message: messageOf(await textsOf(world, chat.id)),
  })
  const arrived = await arrive(request)
  await receiveLeads(
    world,
    arrived.map((lead) => ({ ...lead, source: chat.source, isOfChat: true })),
  )
  await world.db.updateTable('chat').set({ contact_at: world.now() }).where('id', '=', chat.id).execute()
  const { rooms } = answersOf(facts)
  if (rooms) await changeRequest(world, chat.id, withAnswers({ rooms }))
  // Whoever is in the conversation already takes care of its request.
  if (
    chat.assigned_to &&
    (await giveIfNobodys(world, { lead_id: chat.id, to: chat.assigned_to, by: chat.assigned_to }))
  )
    await settleAlert(world, chat.id, chat.assigned_to)
}

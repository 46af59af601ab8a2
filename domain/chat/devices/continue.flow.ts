import { announce } from '#platform/events/events.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import {
  chatDeviceAdded,
  chatDeviceAddedByLink,
  chatDeviceConfirmed,
  chatDeviceRemoved,
  chatLinkMade,
} from '../chat-events.ts'
import { requireUnblocked } from '../blocks.server.ts'
import { visitorChat } from '../chat-views.server.ts'
import { lockOpenChat } from '../chats.server.ts'
import { getChatOf, lockChatOf, lockOwnChat, requireOwn, type ChatVisitor } from '../visitor.server.ts'
import { mostDevices, type ChatDevices, type ChatLink, type OpenedChat } from './chat-link.ts'
import { addDevice, closeDevice, listDevices, setConfirmed } from './devices.server.ts'
import { getLink, linkEnded, linkNotFound, linkUntil, makeLink } from './links.server.ts'

/** Makes the link by which the visitor goes on on another device. */
export function linkForVisitor(world: World, visitor: ChatVisitor): Promise<ChatLink> {
  return inTransaction(world, async (world) => {
    const chat = await lockChatOf(world, visitor)
    requireOwn(chat)
    const { id } = chat
    const link = await makeLink(world, id, { by: null })
    await announce(world, chatLinkMade, { lead_id: id })
    return link
  })
}

/** Makes the link that staff gives the visitor of a conversation, to be copied. */
export function linkForStaff(world: World, replier: Allowed<'chat.reply'>, id: string): Promise<ChatLink> {
  return inTransaction(world, async (world) => {
    await lockOpenChat(world, replier, id)
    const by = replier.employee.id
    const link = await makeLink(world, id, { by })
    await announce(world, chatLinkMade, { lead_id: id }, by)
    return link
  })
}

/** Where the conversation is open beside the browser in which it began, and may still be opened. */
export async function readDevices(world: World, visitor: ChatVisitor): Promise<ChatDevices> {
  const { id } = await getChatOf(world, visitor)
  const [devices, until] = await Promise.all([listDevices(world, id), linkUntil(world, id)])
  return {
    items: devices.map((device) => ({ ...device, opened_at: device.opened_at.toISOString() })),
    link_until: until?.toISOString() ?? null,
  }
}

/** Ends one device of the conversation, and the links that open it on another. Done twice it is done once. */
export function endDevice(world: World, visitor: ChatVisitor, device: string): Promise<void> {
  return inTransaction(world, async (world) => {
    const { id } = await lockOwnChat(world, visitor)
    if (await closeDevice(world, { id: device, chat_id: id }))
      await announce(world, chatDeviceRemoved, { lead_id: id })
  })
}

/** The visitor says that a device is theirs, which a link of the staff opened: it may do from then on what the others may. */
export function confirmDevice(world: World, visitor: ChatVisitor, device: string): Promise<void> {
  return inTransaction(world, async (world) => {
    const { id } = await lockOwnChat(world, visitor)
    const from = await setConfirmed(world, { id: device, chat_id: id })
    if (from) await announce(world, chatDeviceConfirmed, { lead_id: id, from })
  })
}

type Opening = { id: string; secret: string; token: string }

/** Opens a conversation on one more device, by a link that works now. The device made its secret itself. */
export function openOnDevice(world: World, { id, secret, token }: Opening): Promise<OpenedChat> {
  return inTransaction(world, async (world) => {
    const { chat_id, made_by: link_by } = await getLink(world, token)
    const chat = await world.db
      .selectFrom('chat')
      .selectAll()
      .where('id', '=', chat_id)
      .where('forgotten_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!chat || (link_by && chat.state === 'ended')) throw linkEnded()
    await requireUnblocked(world, chat)
    // It may have ended while the row was waited for.
    await getLink(world, token)
    const what = await addDevice(world, { id, chat_id, secret, link_by })
    if (what === 'taken') throw linkNotFound()
    if (what === 'added') await requireRoom(world, chat_id)
    if (what === 'added' && link_by)
      await announce(world, chatDeviceAddedByLink, { lead_id: chat_id, from: link_by })
    else if (what === 'added') await announce(world, chatDeviceAdded, { lead_id: chat_id })
    const isOwn = link_by === null
    return { id: chat_id, language: chat.language, chat: await visitorChat(world, { ...chat, isOwn }, 0) }
  })
}

async function requireRoom(world: World, chatId: string) {
  if ((await listDevices(world, chatId)).length <= mostDevices) return
  throw new Refusal(
    409,
    'chat-devices-full',
    `This chat is open on ${mostDevices} other devices, as many as there can be. Please call us.`,
  )
}

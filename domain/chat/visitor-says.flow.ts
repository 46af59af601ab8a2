import { announce } from '#platform/events/events.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import { leadPhotoAdded } from '#domain/leads/lead-events.ts'
import { requirePhotos } from '#domain/leads/photos-to-take.server.ts'
import { maxPhotos } from '#domain/leads/lead-choices.ts'
import { addPhotoTo, listPhotos } from '#domain/records/record-photos.server.ts'
import { Refusal } from '#platform/refusal.ts'
import { chatMessaged } from './chat-events.ts'
import type { Decide, Decision } from './decide.ts'
import { phrasesIn } from './settings/own-phrases.ts'
import { getSettings } from './settings/settings.server.ts'
import { emergencyWords } from './emergency-words.ts'
import { addMessages, wasSent } from './messages.server.ts'
import { callPerson, noteSaid, setState } from './states.server.ts'
import { lockChatOf, type ChatOfRow, type ChatVisitor } from './visitor.server.ts'

/** Takes what the visitor wrote once, with the automated answer to it where no person is in the conversation. */
export async function sayInChat(
  world: World,
  visitor: ChatVisitor,
  { id, text, decide }: { id: string; text: string; decide: Decide },
): Promise<void> {
  // Before anything is locked: it takes the processor's time.
  const { shown, never_say } = await getSettings(world)
  const decided = decide(text, phrasesIn(never_say))
  const decision: Decision =
    decided.kind === 'quote' && !shown.answers
      ? { kind: 'person', reason: 'nothing', asked: decided.asked }
      : decided
  return inTransaction(world, async (world) => {
    const chat = await lockChatOf(world, visitor)
    if (await wasSent(world, chat.id, { id, kind: 'text', text })) return
    await noteSaid(world, chat)
    const position = await addMessages(world, chat.id, [{ id, author: 'visitor', kind: 'text', text }])
    await announce(world, chatMessaged, { lead_id: chat.id, position, author: 'visitor' })
    if (chat.state !== 'staff') await answer(world, chat, decision)
  })
}

/** Adds a photo that was uploaded before. It belongs to the request as soon as there is one. */
export function showInChat(
  world: World,
  visitor: ChatVisitor,
  { id, sha256 }: { id: string; sha256: string },
): Promise<void> {
  return inTransaction(world, async (world) => {
    const chat = await lockChatOf(world, visitor)
    const photos = await listPhotos(world, chat.id)
    if (photos.some((photo) => photo.sha256 === sha256)) return
    if (photos.filter(({ added_by }) => added_by === null).length >= maxPhotos) {
      throw new Refusal(409, 'photos-full', `We have ${maxPhotos} photos of yours, as many as we can take.`)
    }
    await requirePhotos(world, chat.id, [sha256])
    await noteSaid(world, chat)
    await addPhotoTo(world, { record_id: chat.id, sha256, added_by: null })
    const photo = { id, author: 'visitor', kind: 'photo', detail: { sha256 } } as const
    const position = await addMessages(world, chat.id, [photo])
    await announce(world, chatMessaged, { lead_id: chat.id, position, author: 'visitor' })
    if (chat.contact_at) await announce(world, leadPhotoAdded, { lead_id: chat.id })
  })
}

/** What the automated answer says, and whether a person is called to the conversation. */
async function answer(world: World, chat: ChatOfRow, decision: Decision) {
  const id = newId(world.now().getTime())
  switch (decision.kind) {
    case 'emergency': {
      const { kind, language } = decision.emergency
      const { title, line } = emergencyWords[kind][language]
      const detail = { danger: kind }
      await addMessages(world, chat.id, [
        { id, author: 'automated', kind: 'danger', text: `${title} ${line}`, detail },
      ])
      return callPerson(world, chat)
    }
    case 'quote': {
      const { text, title, path, rules } = decision.quote
      const detail = { title, path, asked: decision.asked }
      await addMessages(world, chat.id, [{ id, author: 'automated', kind: 'quote', text, detail }])
      // Whoever needs to be told what to do needs a person too. Of a question about our work the answer is enough.
      if (rules.length > 0) return callPerson(world, chat)
      if (chat.state === 'ended') await setState(world, chat.id, { state: 'automated' })
      return undefined
    }
    case 'person':
      return callPerson(world, chat)
  }
}

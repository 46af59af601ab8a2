import { announce } from '#platform/events/events.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import { leadPhotoAdded } from '#domain/leads/lead-events.ts'
import { requirePhotos } from '#domain/leads/photos-to-take.server.ts'
import { maxPhotos } from '#domain/leads/lead-choices.ts'
import { addPhotoTo, listPhotos } from '#domain/records/record-photos.server.ts'
import { getCompany } from '#domain/company/company.server.ts'
import { chatMessaged } from './chat-events.ts'
import type { Passage } from './answers/passage.ts'
import { changeRequest, unlessClosed, withAnswers } from '#domain/receipts/visitor-changes.server.ts'
import type { Language } from '#domain/preferences/language.ts'
import { decideAsSet, type AsSet } from './as-set.server.ts'
import { tellOfAnyEmergency, tellOfDanger, tellOfSafety } from './danger/danger.server.ts'
import type { Decide, Decision, Quote } from './decide.ts'
import { maskedText } from './devices/masked.server.ts'
import {
  tellOfAutomation,
  tellOfHelp,
  tellOfUnserved,
  tellWhoIsAlerted,
  tellWhoTells,
} from './help.server.ts'
import { answerLanguage } from './hearing/answer-language.ts'
import { asksIfAutomated } from './hearing/asks-if-automated.ts'
import { noteHeard } from './hearing/hear.server.ts'
import { addMessages, hasRoom, wasSent } from './messages.server.ts'
import { tellOfNoAnswer } from './no-answer.server.ts'
import { despairWords, griefWords } from './grief-words.ts'
import { tellsOfDeath } from './hearing/tells-of-death.ts'
import { tellsOfDespair } from './hearing/tells-of-despair.ts'
import { readOnCall } from './on-call.server.ts'
import { findPlanned } from './planned.server.ts'
import { callPerson, noteSaid, setState } from './states.server.ts'
import { noteUnanswered, unansweredIn } from './unanswered/note.server.ts'
import { visitorRefusal } from './visitor-refusals.ts'
import { lockChatOf, type ChatOfRow, type ChatVisitor } from './visitor.server.ts'
import { beginAnswer } from './written/answering.server.ts'
import { takeFromBudget } from './written/budget.server.ts'
import { owe, settleOwed } from './written/owed.server.ts'
import type { OwedAnswer } from './written/owed.ts'
import type { Writer } from './written/writer.ts'

type Said = { id: string; text: string; decide: Decide; writer?: Writer | null }

/**
 * Takes what the visitor wrote once, with the automated answer to it where no person is in the conversation. Where the answer is to be
 * written, it comes later by itself: nothing that is stored here waits for that.
 */
export async function sayInChat(
  world: World,
  visitor: ChatVisitor,
  { id, text: written, decide, writer = null }: Said,
): Promise<void> {
  const text = await maskedText(world, written)
  // Before anything is locked: it takes the processor's time.
  const { found, decision, phrases, isUnwanted, ...also } = await decideAsSet(world, text, decide)
  // That its answers are automated it says itself.
  const unanswered = isUnwanted || asksIfAutomated(text) ? null : unansweredIn(text, found)
  const turn = !isUnwanted && isTellable(decision) ? (writer?.enter() ?? null) : null
  let owed: OwedAnswer | null = null
  try {
    owed = await inTransaction(world, async (world) => {
      const known = await lockChatOf(world, visitor)
      if (await wasSent(world, known.id, { id, kind: 'text', text })) return null
      await settleOwed(world, known)
      await noteSaid(world, known)
      // On a device of someone else, nothing is told of the visitor.
      const chat = isUnwanted || !known.isOwn ? known : await noteHeard(world, known, text)
      await reachAsWished(world, known, chat)
      const position = await addMessages(world, chat.id, [
        { id, author: 'visitor', kind: 'text', text, ...marksOf({ isUnwanted, isOwn: chat.isOwn }) },
      ])
      await announce(world, chatMessaged, { lead_id: chat.id, position, author: 'visitor' })
      if (chat.state === 'staff') {
        // Whoever is in the conversation answers all but a danger: that is told of in any case.
        if (decision.kind === 'emergency')
          await tellOfDanger(world, chat, { ...decision.emergency, said: text })
        return null
      }
      if (isUnwanted) return null
      if (unanswered) await noteUnanswered(world, chat, { message_id: id, ...unanswered })
      if (turn && isTellable(decision) && (await takeFromBudget(world, chat, turn.limits))) {
        const { quote, asked } = decision
        await goOnAfterQuote(world, chat, quote)
        return owe(world, chat.id, { asked, quote, within: turn.limits.wholeWithin })
      }
      await answer(world, chat, { decision, ...also, text })
      return null
    })
  } finally {
    if (!owed) turn?.leave()
  }
  if (!owed || !turn || !isTellable(decision)) return
  const question = { text, language: decision.asked, passages: decision.tellable, phrases }
  beginAnswer(world, turn, { chat_id: visitor.id, owed, question })
}

/** The request says how its visitor wants to be reached, once there is one. */
async function reachAsWished(world: World, before: ChatOfRow, { id, contact_at, wished_way }: ChatOfRow) {
  if (contact_at && wished_way && wished_way !== before.wished_way)
    await changeRequest(world, id, unlessClosed(withAnswers({ reach_by: wished_way })))
}

/** What only the staff reads of a message. */
function marksOf({ isUnwanted, isOwn }: { isUnwanted: boolean; isOwn: boolean }) {
  if (!isUnwanted && isOwn) return {}
  return { detail: { ...(isUnwanted && { spam: true }), ...linkMark({ isOwn }) } }
}

/** Anyone may have opened a link of the staff. */
function linkMark({ isOwn }: { isOwn: boolean }) {
  return isOwn ? {} : { by_link: true as const }
}

type Tellable = Extract<Decision, { kind: 'quote' }> & { readonly tellable: readonly Passage[] }

function isTellable(decision: Decision): decision is Tellable {
  return decision.kind === 'quote' && (decision.tellable ?? []).length > 0
}

/** Adds a photo that was uploaded before. It belongs to the request as soon as there is one. */
export function showInChat(
  world: World,
  visitor: ChatVisitor,
  { id, sha256 }: { id: string; sha256: string },
): Promise<void> {
  return inTransaction(world, async (world) => {
    const chat = await lockChatOf(world, visitor)
    if (await wasSent(world, chat.id, { id, kind: 'photo', sha256 })) return
    const photos = await listPhotos(world, chat.id)
    if (photos.some((photo) => photo.sha256 === sha256)) return
    if (photos.filter(({ added_by }) => added_by === null).length >= maxPhotos) {
      throw visitorRefusal('photos-full', chat.language)
    }
    await requirePhotos(world, chat.id, [sha256])
    await noteSaid(world, chat)
    const mark = linkMark(chat)
    await addPhotoTo(world, { record_id: chat.id, sha256, added_by: null, ...mark })
    const photo = { id, author: 'visitor', kind: 'photo', detail: { sha256, ...mark } } as const
    const position = await addMessages(world, chat.id, [photo])
    await announce(world, chatMessaged, { lead_id: chat.id, position, author: 'visitor' })
    if (chat.contact_at) await announce(world, leadPhotoAdded, { lead_id: chat.id })
  })
}

type Answering = Pick<AsSet, 'decision' | 'helpIn' | 'leftTo' | 'unserved'> & { text: string }

/** What the automated answer says, and whether a person is called to the conversation. */
async function answer(world: World, chat: ChatOfRow, { decision, unserved, ...also }: Answering) {
  switch (decision.kind) {
    case 'emergency':
      return tellOfDanger(world, chat, { ...decision.emergency, said: also.text })
    case 'quote': {
      const { text: quoted, title, path, language, from_office } = decision.quote
      const id = newId(world.now().getTime())
      const detail = { title, path, language, asked: decision.asked, ...(from_office && { from_office }) }
      await addMessages(world, chat.id, [{ id, author: 'automated', kind: 'quote', text: quoted, detail }])
      return goOnAfterQuote(world, chat, decision.quote)
    }
    case 'person': {
      const language = answerLanguage(also.text, { asked: decision.asked, chat: chat.language })
      const isOfTown = unserved !== null && (await tellOfTown(world, chat, { town: unserved, language }))
      const isGrieving = await tellOfSorrow(world, chat, { text: also.text, language })
      const isTold =
        isGrieving || (await tellWhoWaits(world, chat, { decision, unserved, ...also })) || isOfTown
      // Whoever is not waiting yet reads that a person was called, unless a crew is planned.
      const isSilent = !isTold && (chat.state === 'waiting' || (await findPlanned(world, chat.id)) !== null)
      if (isSilent && hasRoom(chat)) await tellWhoIsAlerted(world, chat, language)
      return callPerson(world, { ...chat, isTold: isGrieving })
    }
  }
}

async function tellOfEmergency(world: World, chat: ChatOfRow, language: Language) {
  const { phone } = await getCompany(world)
  return tellOfAnyEmergency(world, chat, { language, phone })
}

async function tellOfTown(world: World, chat: ChatOfRow, told: { town: string; language: Language }) {
  const { phone } = await getCompany(world)
  return tellOfUnserved(world, chat, { ...told, phone })
}

/** To whoever can’t go on, and to whoever tells of a death; whether it was said now. */
async function tellOfSorrow(
  world: World,
  chat: ChatOfRow,
  { text, language }: { text: string; language: Language },
) {
  const about = tellsOfDespair(text) ? 'despair' : tellsOfDeath(text) ? 'grief' : null
  if (!about) return false
  const words = (about === 'despair' ? despairWords : griefWords)[language](await readOnCall(world))
  return tellOfHelp(world, chat, { about, text: words })
}

type Waiting = Omit<Answering, 'decision'> & { decision: Extract<Decision, { kind: 'person' }> }

/** What whoever is left to a person is told until then; whether they were told anything. */
async function tellWhoWaits(
  world: World,
  chat: ChatOfRow,
  { decision, helpIn, leftTo, unserved, text }: Waiting,
) {
  const language = answerLanguage(text, { asked: decision.asked, chat: chat.language })
  if (decision.reason === 'safety') await tellOfSafety(world, chat, { language: decision.asked, said: text })
  if (decision.reason === 'emergency') await tellOfEmergency(world, chat, language)
  if (asksIfAutomated(text)) {
    if (hasRoom(chat)) await tellOfAutomation(world, chat, language)
    return true
  }
  const help = helpIn(language)
  if (help) return tellOfHelp(world, chat, help)
  if (leftTo && chat.state === 'waiting') return tellWhoTells(world, chat, { of: leftTo, language })
  // Whoever asked whether we come has their answer.
  if (unserved && decision.reason === 'nothing') return false
  return tellOfNoAnswer(world, chat, { ...decision, text })
}

/** Whoever needs to be told what to do needs a person too. Of a question about our work the answer is enough. */
async function goOnAfterQuote(world: World, chat: ChatOfRow, { rules }: Quote) {
  if (rules.length > 0) await callPerson(world, chat)
  else if (chat.state === 'ended') await setState(world, chat.id, { state: 'automated' })
}

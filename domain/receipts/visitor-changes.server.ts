import type { Selectable } from 'kysely'
import type { Schema } from '#db/schema.ts'
import { announce } from '#platform/events/events.ts'
import { Refusal } from '#platform/refusal.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { serviceOfLoss, type Loss } from '#domain/leads/losses.ts'
import { maxPhotos } from '#domain/leads/lead-choices.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import { tooManyChanges } from '#domain/leads/suspicion/too-many.ts'
import { answerFields, choiceFields } from './answer-words.ts'
import type { Answers, Receipt, Visitor } from './receipt.ts'
import { readReceipt, requireHolder } from './receipts.server.ts'
import { followRequest, lockJobOfRequest, repeatNo } from '#domain/jobs/follow-request.server.ts'
import { addPhotoTo, listPhotos } from '#domain/records/record-photos.server.ts'
import { leadPhotoAdded } from '#domain/leads/lead-events.ts'
import { leadAnswered, leadCancelled, leadPhoneCorrected } from './visitor-events.ts'

// None of these raises the revision of the request: staff must be able to save what they are working on meanwhile. What its job
// shows too raises that of the job, so that nobody overwrites it unseen.

/** More than any visitor needs; each change is sent to every open portal. */
export const mostChanges = 100

/** The number as it was is stored beside the request, since events hold no numbers. */
export function correctPhone(world: World, visitor: Visitor, phone: string): Promise<Receipt> {
  return change(world, visitor, withPhone(phone))
}

export function withPhone(phone: string): Work {
  return async (world, lead) => {
    if (lead.phone === phone) return false
    const lead_id = lead.id
    const { position } = await world.db
      .selectFrom('earlier_phone')
      .select((row) => row.cast<number>(row.fn.countAll(), 'integer').as('position'))
      .where('lead_id', '=', lead_id)
      .executeTakeFirstOrThrow()
    await world.db
      .insertInto('earlier_phone')
      .values({ lead_id, position, phone: lead.phone, replaced_at: world.now() })
      .execute()
    await world.db.updateTable('lead').set({ phone }).where('id', '=', lead_id).execute()
    await announce(world, leadPhoneCorrected, { lead_id })
    return true
  }
}

/** Saves the answers that were given; those that were not stay as they are. */
export function saveAnswers(world: World, visitor: Visitor, answers: Answers): Promise<Receipt> {
  return change(world, { ...visitor, isOfReach: isOfReach(answers) }, withAnswers(answers))
}

/** Whether nothing else is answered than how we may reach them. */
function isOfReach(answers: Answers) {
  return Object.keys(answers).every((name) => name === 'reach_by' || name === 'text_consent')
}

/** `by` is the employee who filled them in, where it was not the visitor. */
export function withAnswers(answers: Answers, by: string | null = null): Work {
  return async (world, lead) => {
    const isNoAgain = answers.text_consent === false && lead.text_consent === false
    const isOwnNo = isNoAgain && (await repeatNo(world, lead.id))
    const fields = answerFields.filter(
      (field) =>
        (answers[field] !== undefined && answers[field] !== lead[field]) ||
        (field === 'text_consent' && isOwnNo),
    )
    if (fields.length === 0) return false
    if (fields.includes('message') && lead.message !== '') await keepMessage(world, lead)
    await world.db.updateTable('lead').set(answers).where('id', '=', lead.id).execute()
    const told = { lead_id: lead.id, fields, choices: choicesAmong(answers, fields) }
    await announce(world, leadAnswered, told, by)
    return true
  }
}

/** What is told of a request whose name or loss nobody asked before. Whoever tells it announces it. */
export function withNameAndLoss({ name, loss }: { name?: string | null; loss?: Loss | null }): Work {
  return async ({ db }, lead) => {
    const next = { name: name === undefined ? lead.name : name, loss: loss === undefined ? lead.loss : loss }
    if (next.name === lead.name && next.loss === lead.loss) return false
    const service = next.loss ? serviceOfLoss(next.loss) : lead.service
    await db
      .updateTable('lead')
      .set({ ...next, service })
      .where('id', '=', lead.id)
      .execute()
    return true
  }
}

/** Adds a photo that is known to have arrived; one that is there already stays where it is. */
export function addPhoto(world: World, visitor: Visitor, sha256: string): Promise<Receipt> {
  return change(world, visitor, async (world, { id: lead_id }) => {
    const there = await listPhotos(world, lead_id)
    if (there.some((photo) => photo.sha256 === sha256)) return false
    if (there.filter(({ added_by }) => added_by === null).length >= maxPhotos) {
      throw new Refusal(409, 'photos-full', `We have ${maxPhotos} photos of yours, as many as we can take.`)
    }
    await addPhotoTo(world, { record_id: lead_id, sha256, added_by: null })
    await announce(world, leadPhotoAdded, { lead_id })
    return true
  })
}

/** Help is no longer needed. Whether the request is closed is for a person to decide, who may want to call first. */
export function cancelLead(world: World, visitor: Visitor): Promise<Receipt> {
  return change(world, visitor, async (world, { id: lead_id, cancelled_at }) => {
    if (cancelled_at) return false
    await world.db.updateTable('lead').set({ cancelled_at: world.now() }).where('id', '=', lead_id).execute()
    await announce(world, leadCancelled, { lead_id })
    return true
  })
}

type Lead = Selectable<Schema['lead']>

/** Changes the request, and tells whether anything changed. */
type Work = (world: World, lead: Lead) => Promise<boolean>

/** What staff may have acted on by now is stored beside the request, since events hold no words of visitors. */
async function keepMessage({ db, now }: World, { id: lead_id, message }: Lead) {
  const { position } = await db
    .selectFrom('earlier_message')
    .select((row) => row.cast<number>(row.fn.countAll(), 'integer').as('position'))
    .where('lead_id', '=', lead_id)
    .executeTakeFirstOrThrow()
  await db.insertInto('earlier_message').values({ lead_id, position, message, replaced_at: now() }).execute()
}

/** `isOfReach`: nothing changes but how we may reach them. */
type Changing = Visitor & { isOfReach?: boolean }

/**
 * Does the work for whoever holds the receipt, one change of a request after the other: in a request that is closed nothing may
 * change, since no one looks at it any more. How we may reach someone is what the job follows into which theirs was merged.
 */
function change(world: World, visitor: Changing, work: Work): Promise<Receipt> {
  return inTransaction(world, async (world) => {
    await requireHolder(world, visitor)
    await changeRequest(world, visitor.id, async (world, lead) => {
      if (!(await work(world, lead))) return false
      // Only now, so that what was said before the end may be said again; the refusal takes the work back.
      if (lead.status === 'closed' && !(visitor.isOfReach && lead.outcome === 'duplicate'))
        throw new Refusal(403, 'lead-closed', closedSentence(visitor.company.phone))
      await countChange(world, visitor)
      return true
    })
    return readReceipt(world, visitor)
  })
}

/** Does the works of a visitor whose right to them the caller has checked, in the caller’s transaction. Its job follows. */
export async function changeRequest(world: World, id: string, ...works: readonly Work[]): Promise<void> {
  await lockJobOfRequest(world, id)
  const lead = await world.db
    .selectFrom('lead')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  let isChanged = false
  for (const work of works) isChanged = (await work(world, lead)) || isChanged
  if (isChanged) await followRequest(world, lead)
}

/** Of a request that is closed nothing changes any more, and nobody is told: the conversation goes on beside it. */
export function unlessClosed(work: Work): Work {
  return async (world, lead) => lead.status !== 'closed' && work(world, lead)
}

async function countChange({ db }: World, { id, company }: Visitor) {
  const counted = await db
    .updateTable('receipt')
    .set((receipt) => ({ changes: receipt('changes', '+', 1) }))
    .where('lead_id', '=', id)
    .where('changes', '<', mostChanges)
    .returning('lead_id')
    .executeTakeFirst()
  if (!counted) throw new Refusal(429, 'too-many', tooManyChanges(company.phone))
}

function closedSentence(phone: string) {
  return `This request is closed. Please call ${displayPhone(phone)} to tell us more.`
}

function choicesAmong(answers: Answers, fields: readonly (keyof Answers)[]) {
  const chosen = choiceFields.filter((field) => fields.includes(field))
  return Object.fromEntries(chosen.map((field) => [field, answers[field]]))
}

import * as z from 'zod'
import { HistoryLine, Note, NoteText } from '#domain/records/record.ts'
import { values } from '#platform/choices.ts'
import { DangerInChat } from '#domain/chat/danger/danger-in-chat.ts'
import { ToldFacts } from '#domain/chat/facts/told-facts.ts'
import { Sha256 } from '#domain/photos/photo-sha256.ts'
import { Site } from '#domain/jobs/site.ts'
import { MadeId, sentId } from '#platform/requests/sent-id.ts'
import { line, text } from '#platform/text/text.ts'
import { IsMine } from './is-mine.ts'
import {
  depthChoices,
  insuranceChoices,
  maxPhotos,
  reachByChoices,
  roomsChoices,
  whenChoices,
} from './lead-choices.ts'
import { Phone } from './phone-field.ts'
import { OwnVisit } from '#domain/visits/own-visit.ts'
import { VisitStep } from './visit-steps/visit-step.ts'
import { LeadRow } from './lead-row.ts'
import { Loss, LossKind } from './lead-states.ts'

/** What a visitor tells us: phone and name are enough, the rest may stay open. */
export const LeadRequest = z.object({
  id: MadeId,
  name: line(120, 'Please tell us your name.').min(1, 'Please tell us your name.'),
  phone: Phone,
  loss: Loss.nullable().default(null),
  /** Derived from the loss where there is one. */
  service: LossKind.default('not-sure'),
  message: text(2000).default(''),
  town: line(120).default(''),
  when: z.enum(values(whenChoices)).nullable().default(null),
  insurance: z.enum(values(insuranceChoices)).nullable().default(null),
  reach_by: z.enum(values(reachByChoices)).nullable().default(null),
  /** Null: nobody asked whether they agree to text messages. */
  text_consent: z.boolean().nullable().default(null),
  photos: z.array(Sha256).max(maxPhotos, `Please send at most ${maxPhotos} photos.`).default([]),
})
export type LeadRequest = z.output<typeof LeadRequest>

/** The same from a door that asks for a number alone. Null: the name was not given. */
export const AskedRequest = LeadRequest.extend({ name: LeadRequest.shape.name.nullable() })
export type AskedRequest = z.output<typeof AskedRequest>

/** Answer to a request for help, and all that the thank-you page may know. */
export const LeadReference = z.object({ id: z.uuid(), reference: z.string() })
export type LeadReference = z.output<typeof LeadReference>

/** How many requests no one has claimed, and how many of them are happening now. */
export const UnclaimedCount = z.object({ unclaimed: z.int(), happening_now: z.int() })
export type UnclaimedCount = z.output<typeof UnclaimedCount>

/** Those in quarantine are counted up to `waitingCap`: strangers decide how many there are. */
export const LeadsWaiting = UnclaimedCount.extend({ quarantined: z.int() })
export type LeadsWaiting = z.output<typeof LeadsWaiting>

/** A photo of a lead; its addresses are signed, and good for minutes. */
export const LeadPhoto = z.object({
  sha256: Sha256,
  url: z.string(),
  thumbnail_url: z.string(),
  width: z.int(),
  height: z.int(),
  /** Who of the staff added it; null: the visitor. */
  by: z.string().nullable(),
  /** When it was added. Absent only in what a device stored before it was told. */
  at: z.iso.datetime().optional(),
  /** Only where it reached the server long after it was added. */
  received_at: z.iso.datetime().optional(),
  /** It was sent in the chat on a device that a link of the staff opened, and that the visitor had not said is theirs. */
  by_link: z.literal(true).optional(),
})
export type LeadPhoto = z.output<typeof LeadPhoto>

/** A lead as its own screen shows it. */
export const LeadDetail = LeadRow.extend({
  message: z.string(),
  insurance: z.enum(values(insuranceChoices)).nullable(),
  reach_by: z.enum(values(reachByChoices)).nullable(),
  text_consent: z.boolean().nullable(),
  depth: z.enum(values(depthChoices)).nullable(),
  rooms: z.enum(values(roomsChoices)).nullable(),
  /** What the number was before the visitor corrected it, and until when; the latest first. */
  earlier_phones: z.array(z.object({ phone: z.string(), replaced_at: z.iso.datetime() })),
  /** What the visitor wrote before they changed it, and until when; the latest first. */
  earlier_messages: z.array(z.object({ message: z.string(), replaced_at: z.iso.datetime() })),
  page: z.string(),
  /** Why it is or was quarantined; of any other one, what looks odd about it. */
  quarantine_reasons: z.array(z.string()),
  /** The other request that this one repeats. */
  duplicate_of: z.object({ id: z.uuid(), reference: z.string() }).nullable(),
  photos: z.array(LeadPhoto),
  notes: z.array(Note),
  /** What people in the field told of its visits, the first in front. */
  steps: z.array(VisitStep),
  history: z.array(HistoryLine),
  is_mine: IsMine,
  /** Of its job, those that the reader makes. Absent without a job, and in what a device stored before it was told. */
  my_visits: z.array(OwnVisit).optional(),
  /** Of its job, as far as the person may see it. Absent only in what a device stored before it was told. */
  site: Site.nullable().optional(),
  /** What was told in the chat that it came out of; null: it came in another way. Absent as above. */
  told_in_chat: ToldFacts.nullable().optional(),
  /** The danger that this chat heard of. Absent as above. */
  danger_in_chat: DangerInChat.nullable().optional(),
  /** Its visitor wrote there that they cannot speak on the phone. Absent as above. */
  text_only_in_chat: z.boolean().optional(),
})
export type LeadDetail = z.output<typeof LeadDetail>

/** `employee_id` is the new assignee; null unassigns. */
export const LeadAssignment = z.object({
  employee_id: sentId('Person not found.').nullable(),
  revision: z.int().min(1),
})
export type LeadAssignment = z.output<typeof LeadAssignment>

export const NewLeadNote = z.object({
  id: MadeId,
  text: NoteText,
  /** When it was written, by the clock of the device; without it, the moment it is received. */
  at: z.iso.datetime().optional(),
})
export type NewLeadNote = z.output<typeof NewLeadNote>

import * as z from 'zod'
import { line, lines } from '#platform/text/text.ts'
import { PersonName } from '#domain/employees/person-name.ts'
import { NextRung, Rung } from '#domain/alerts/alert.ts'
import { LeadPhoto } from '#domain/leads/lead.ts'
import { Phone } from '#domain/leads/phone-field.ts'
import { FactName, ToldFacts } from './facts/told-facts.ts'

/** Automated answers alone, waiting for a person, with one, or over. Writing again begins anew. */
export const chatStates = ['automated', 'waiting', 'staff', 'ended'] as const
export const ChatState = z.enum(chatStates)
export type ChatState = z.output<typeof ChatState>

export const languages = ['en', 'es'] as const

/** More than anyone types in a hurry, and many times less than what would fill a disk. */
export const longestText = 1000

/**
 * A path of a website. Whatever else is sent is no reason to refuse a chat, and is not stored; nor is the secret in that of a chat, a unit or
 * a page to sign.
 */
const Page = line(300).transform((page) =>
  /^\/\S*$/.test(page) ? page.replace(/^\/(chat|unit|sign)\/.*/i, '/$1') : '',
)

/** A chat as its visitor begins it. The secret that opens it later is made by the browser, and sent in a header. */
export const NewChat = z.object({
  language: z.enum(languages).default('en'),
  page: Page.default(''),
  first_page: Page.default(''),
  /** The website that the visit came from. */
  referrer: line(200).default(''),
})
export type NewChat = z.output<typeof NewChat>

/** What its kind says: words, a photo, an answer to a question, a quotation, a danger that was found, a note among staff, or what happened. */
export const messageKinds = [
  'text',
  'photo',
  'answer',
  'quote',
  'danger',
  'note',
  'taken',
  'handed_back',
  'ended',
  'contact',
  'person_wanted',
] as const
export const MessageKind = z.enum(messageKinds)
export type MessageKind = z.output<typeof MessageKind>

/** What a message carries beside its text: a photo’s hash, the fact that was answered, the page that is quoted, the danger. */
export const MessageDetail = z
  .object({
    sha256: z.string(),
    fact: z.string(),
    title: z.string(),
    path: z.string(),
    danger: z.string(),
    /** Told on a page about trauma of what is over: it stands in the conversation alone. */
    is_over: z.literal(true),
    /** What was said to do first: which sentences. */
    help: z.string(),
    /** What only a person answers. */
    left_to_person: z.string(),
    /** A town that was named and is not on our list. */
    unserved: z.string(),
    /** The language of the question that a quotation answers. */
    asked: z.enum(languages),
    /** Of a quotation itself. Absent in what was quoted before it was told, and where nothing is quoted. */
    language: z.enum(languages),
    /** Published by the office as an answer of its own: the page that it names stands beside it, and need not say the same. */
    from_office: z.literal(true),
    /** Written from our pages, and no quotation; with all the pages that it was written from. */
    is_written: z.literal(true),
    sources: z.array(z.object({ title: z.string(), path: z.string() })),
    way: z.enum(['call', 'text']),
    /** It has a blocked word, for which nobody was woken. Only staff sees it. */
    spam: z.boolean(),
    /** It was written on a device that a link of the staff opened, and that the visitor had not said is theirs. Only staff sees it. */
    by_link: z.literal(true),
    /** Who gave the conversation from whom to whom, by their IDs. Only staff sees it. */
    transfer: z.object({ by: z.uuid(), from: z.uuid().nullable(), to: z.uuid() }),
    /** How the conversation stood when someone of the staff ended it. Only staff sees it. */
    was: z.object({
      state: ChatState,
      since: z.iso.datetime().nullable(),
      assigned_to: z.uuid().nullish(),
      join_by: z.iso.datetime().nullish(),
      danger_due_at: z.iso.datetime().nullish(),
      /** Ended by blocking its sender: lifting the block is another matter. */
      is_blocked: z.literal(true).optional(),
    }),
  })
  .partial()
export type MessageDetail = z.output<typeof MessageDetail>

/** The same by name. */
export const Transfer = z.object({ by: z.string(), from: z.string().nullable(), to: z.string() })
export type Transfer = z.output<typeof Transfer>

export const ChatMessage = z.object({
  position: z.int(),
  id: z.uuid(),
  author: z.enum(['visitor', 'automated', 'employee', 'product']),
  kind: MessageKind,
  /** Who of the staff, by the name that visitors read. */
  by: z.string().nullable(),
  text: z.string(),
  detail: MessageDetail.nullable(),
  at: z.iso.datetime(),
  /** Of a conversation that was given to someone else, and of the note to them. Only staff sees it. */
  transfer: Transfer.optional(),
})
export type ChatMessage = z.output<typeof ChatMessage>

export const ChatMessages = z.object({ items: z.array(ChatMessage) })
export type ChatMessages = z.output<typeof ChatMessages>

const Headline = z.object({ title: z.string(), line: z.string() })

/** The conversation as its visitor sees it: messages after a position, and how things stand. */
export const VisitorChat = z.object({
  state: ChatState,
  /** Who is in the conversation, by name. */
  with: z.string().nullable(),
  /** The head of the chat while whoever was given it has not opened it yet. */
  coming: z.object({ en: Headline, es: Headline }).nullable().optional(),
  facts: ToldFacts,
  /** The reference of the request, once there is one. */
  reference: z.string().nullable(),
  /** Whether a crew is planned: no one has to be found any more. */
  is_planned: z.boolean().optional(),
  /** Whether they told of danger, and neither that they are out of it nor has a person come. */
  in_danger: z.boolean().optional(),
  /** The language that its visitor writes, as far as they wrote. */
  language: z.enum(languages).optional(),
  /** The loss that they told of in their own words, and did not confirm. */
  heard_loss: z.string().nullable().optional(),
  /** How they wrote that they want to be reached. */
  wished_way: z.enum(['call', 'text']).nullable().optional(),
  /** Up to which position the staff has seen it. */
  seen: z.int(),
  items: z.array(ChatMessage),
})
export type VisitorChat = z.output<typeof VisitorChat>

export const SaidText = z.object({ text: lines(longestText, 'Write something.').min(1, 'Write something.') })

/** How to reach the visitor: the number, and whether they want a call or a text message, where they said. */
export const GivenContact = z.object({ phone: Phone, way: z.enum(['call', 'text']).optional() })
export type GivenContact = z.output<typeof GivenContact>

/** A conversation in the list of the inbox. */
export const ChatRow = z.object({
  id: z.uuid(),
  state: ChatState,
  name: z.string().nullable(),
  phone: z.string().nullable(),
  town: z.string(),
  language: z.enum(languages),
  page: z.string(),
  /** The latest words of the visitor. */
  last_words: z.string(),
  /** They were written on a device that a link of the staff opened, and that the visitor had not said is theirs. */
  last_words_by_link: z.literal(true).optional(),
  assigned_to: PersonName.nullable(),
  opened_at: z.iso.datetime(),
  last_message_at: z.iso.datetime(),
  waiting_since: z.iso.datetime().nullable(),
  first_reply_at: z.iso.datetime().nullable(),
  /** The reference of its request and the number of its job, as far as there are any. */
  reference: z.string().nullable(),
  job_number: z.string().nullable(),
  /** Told of by the visitor, or heard by the chat. */
  is_danger: z.boolean(),
  /** The number that the chat told them to call. */
  told_to_call: z.enum(['911', '988']).nullable(),
  /** What the chat heard it to be. Absent only in what a device stored before it was told. */
  danger: z.string().nullable().optional(),
  /** The words that told of it, while its visitor waits for a person. Absent only in what a device stored before it was told. */
  danger_told: z
    .object({ words: z.string(), by_link: z.literal(true).optional() })
    .nullable()
    .optional(),
  /** As they told it, else as the chat heard it. Absent only in what a device stored before it was told. */
  loss: z.string().nullable().optional(),
  /** A town that they named and that is not on our list. Absent only in what a device stored before it was told. */
  unserved: z.string().nullable().optional(),
  /** How they want to be reached, as they tapped or wrote last. Absent only in what a device stored before it was told. */
  wished_way: z.enum(['call', 'text']).nullable().optional(),
  /** Since when the visitor has no answer, where they spoke last. Absent only in what a device stored before it was told. */
  unanswered_since: z.iso.datetime().nullable().optional(),
  /** How many messages of the visitor nobody who has the chat has seen. Absent only in what a device stored before it was told. */
  unread: z.int().optional(),
})
export type ChatRow = z.output<typeof ChatRow>

/** Who can be given a conversation; when a device on which they are signed in last asked for anything, null where there is none. */
export const Replier = PersonName.extend({ seen_at: z.iso.datetime().nullable() })
export type Replier = z.output<typeof Replier>

const PlannedVisit = z.object({
  on: z.string(),
  from: z.string(),
  to: z.string(),
  people: z.array(z.string()),
})

/** A conversation as its own screen shows it. */
export const ChatDetail = ChatRow.extend({
  first_page: z.string(),
  referrer: z.string(),
  facts: ToldFacts,
  /** The questions that they passed over. Absent only in what a device stored before it was told. */
  skipped: z.array(FactName).optional(),
  visitor_seen: z.int(),
  staff_seen: z.int(),
  first_said_at: z.iso.datetime().nullable(),
  /** Whether it is a request for help by now: it gave a number. */
  has_lead: z.boolean(),
  /** When what was written in it was deleted. */
  deleted_at: z.iso.datetime().nullable(),
  photos: z.array(LeadPhoto),
  /** Who is alerted next while it waits. Absent only in what a device stored before it was told. */
  next_alert: NextRung.nullable().optional(),
  /** Until when whoever was given it opens it. Absent only in what a device stored before it was told. */
  join_by: z.iso.datetime().nullable().optional(),
  /** Who was alerted since it waits. Absent only in what a device stored before it was told. */
  alerted: z.array(Rung.pick({ line: true, people: true })).optional(),
  /** They wrote that they cannot speak on the phone. Absent only in what a device stored before it was told. */
  text_only: z.boolean().optional(),
  /** The next visit of its job, for whoever may see it. Absent only in what a device stored before it was told. */
  next_visit: PlannedVisit.nullable().optional(),
  /** The end of it; what came before is asked for by the position of the first. */
  messages: z.array(ChatMessage),
})
export type ChatDetail = z.output<typeof ChatDetail>

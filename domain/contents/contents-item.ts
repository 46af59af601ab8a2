import * as z from 'zod'
import { IsMine } from '#domain/leads/is-mine.ts'
import { MadeId, sentId } from '#platform/requests/sent-id.ts'
import { line, text } from '#platform/text/text.ts'
import { conditionsAfter, conditionsBefore, dispositions, mostItemPhotos } from './contents-choices.ts'

const moment = z.iso.datetime()

const longestName = 120
const longestNote = 500
const mostPieces = 9999
/** Two hundred years, in tenths. */
const oldest = 2000
const longestLife = 100
/** A million dollars. */
const mostCents = 1_000_000_00

const noName = 'Enter what it is.'

/** Job photos that show it. Who may see one is said by the photo, not by what it shows. */
const PhotoIds = z
  .array(sentId('Photo not found.'))
  .max(mostItemPhotos, `Choose ${mostItemPhotos} photos at most.`)
  .refine((ids) => new Set(ids).size === ids.length, 'Choose each photo once.')

/** What is typed of an item. Null: not known yet, which is not 0. */
export const ItemFields = z.object({
  name: line(longestName, noName).min(1, noName),
  /** Brand and model. */
  brand: line(longestName),
  quantity: z.int('Enter a number.').min(1, 'Enter 1 or more.').max(mostPieces, 'Enter 9,999 at most.'),
  room_id: sentId('Choose a room.').nullable(),
  box_id: sentId('Choose a box.').nullable(),
  condition_before: z.enum(conditionsBefore).nullable(),
  condition_after: z.enum(conditionsAfter).nullable(),
  /** Null: not decided yet. */
  disposition: z.enum(dispositions).nullable(),
  /** Tenths of a year. */
  age: z
    .int('Enter the age in years.')
    .min(0, 'Enter 0 or more.')
    .max(oldest, 'Enter 200 years at most.')
    .nullable(),
  /** What one costs new today, in cents. */
  price_cents: z
    .int('Enter an amount.')
    .min(0, 'Enter 0 or more.')
    .max(mostCents, 'Enter $1,000,000 at most.')
    .nullable(),
  /** How many years such a thing is used. */
  life: z
    .int('Enter whole years.')
    .min(0, 'Enter 0 or more.')
    .max(longestLife, 'Enter 100 years at most.')
    .nullable(),
  /** Percent that depreciation takes at most. */
  cap: z.int('Enter a percentage.').min(0, 'Enter 0 or more.').max(100, 'Enter 100 at most.'),
  note: text(longestNote),
  photo_ids: PhotoIds.default([]),
})
export type ItemFields = z.output<typeof ItemFields>
export type ItemField = keyof ItemFields

export const itemFields: readonly ItemField[] = ItemFields.keyof().options

/** What a device may change of an item. One that is removed can be put back. */
export const ItemChanges = ItemFields.partial().extend({
  // Without its default: what is not named stays.
  photo_ids: PhotoIds.optional(),
  removed: z.boolean().optional(),
})
export type ItemChanges = z.output<typeof ItemChanges>

/** `at` is when it was typed, by the clock of the device; without it, the moment it is received. */
export const NewContentsItem = ItemFields.extend({ id: MadeId, at: moment.optional() })
export type NewContentsItem = z.output<typeof NewContentsItem>

export const ItemChange = z.object({ revision: z.int().min(1), changes: ItemChanges })
export type ItemChange = z.output<typeof ItemChange>

export const ContentsItem = ItemFields.extend({
  id: z.uuid(),
  job_id: z.uuid(),
  created_at: moment,
  by: z.string(),
  revision: z.int(),
  removed_at: moment.nullable(),
})
export type ContentsItem = z.output<typeof ContentsItem>

export const ContentsQuery = z.object({
  limit: z.coerce.number().int().min(1).max(500).default(500),
  cursor: z.string().max(60).optional(),
  /** The `as_of` of an earlier answer: only what changed since is listed. */
  changed_after: moment.optional(),
})
export type ContentsQuery = z.output<typeof ContentsQuery>

export const ContentsPage = z.object({
  items: z.array(ContentsItem),
  next: z.string().nullable(),
  is_mine: IsMine,
  /** Of all items, listed or not: whoever has fewer or more of them reads all again, as after a merge of jobs. */
  count: z.int(),
  /** A moment from which on nothing is missed where `changed_after` says it. */
  as_of: moment,
})
export type ContentsPage = z.output<typeof ContentsPage>

import * as z from 'zod'
import { MadeId } from '#platform/requests/sent-id.ts'
import { line } from '#platform/text/text.ts'
import { equipmentKinds } from './kinds.ts'

const most = { pints: 2000, cfm: 50_000, ampsTenths: 5000, rateCents: 1_000_000 }

function whole(max: number, sentence: string) {
  return z.int(sentence).min(1, sentence).max(max, sentence).nullable()
}

/** What the nameplate of a model says, and what a day of it costs. What is not known, or does not apply, is null. */
export const ModelFacts = z.object({
  kind: z.enum(equipmentKinds, 'Choose what it is.'),
  maker: line(60).min(1, 'Enter the maker.'),
  model: line(60).min(1, 'Enter the model.'),
  aham_pints: whole(most.pints, 'Enter whole pints a day, up to 2,000.'),
  cfm: whole(most.cfm, 'Enter whole cubic feet a minute, up to 50,000.'),
  amps_tenths: whole(most.ampsTenths, 'Enter amps up to 500, with one decimal.'),
  daily_rate_cents: z
    .int('Enter an amount up to $10,000.')
    .min(0, 'Enter an amount up to $10,000.')
    .max(most.rateCents, 'Enter an amount up to $10,000.')
    .nullable(),
})
export type ModelFacts = z.output<typeof ModelFacts>

/** `id` is made by the client, so that sending twice is harmless. */
export const NewModel = ModelFacts.extend({ id: MadeId })
export type NewModel = z.output<typeof NewModel>

const revision = z.int().min(1)

/** A change carries the revision that it was made from. */
export const ModelChange = ModelFacts.extend({ revision })
export type ModelChange = z.output<typeof ModelChange>

export const EquipmentRevision = z.object({ revision })

/** The fields of a model that can change, and that undo restores. */
export const StoredModel = z.object({
  kind: z.enum(equipmentKinds),
  maker: z.string(),
  model: z.string(),
  aham_pints: z.int().nullable(),
  cfm: z.int().nullable(),
  amps_tenths: z.int().nullable(),
  daily_rate_cents: z.int().nullable(),
})
export type StoredModel = z.output<typeof StoredModel>

/** A model of the catalog, with how many units of it there are that are not retired, and how many of these are out of service. */
export const EquipmentModel = StoredModel.extend({
  id: z.uuid(),
  revision: z.int(),
  units: z.int(),
  out_of_service: z.int(),
})
export type EquipmentModel = z.output<typeof EquipmentModel>

import * as z from 'zod'
import { photoPhases } from '#domain/photos/photo-phases.ts'
import { formulaOf } from '../formulas/formula-text.ts'
import { lossTypes } from '#domain/jobs/facts/loss-types.ts'
import { values } from '#platform/choices.ts'
import { line } from '#platform/text/text.ts'
import { columnOf } from './columns.ts'
import { conditionOf } from './condition.ts'
import { FieldId, idPattern } from './field-id.ts'
import { jobFacts } from './job-facts.ts'
import { rowSources } from './job-rows.ts'
import { optionsOf } from './options.ts'
import { wording, type Least } from './wording.ts'

const mostColumns = 12
const mostUsual = 40

function baseOf(least: Least) {
  return {
    id: FieldId,
    label: wording(200, least),
    help: wording(400, least).optional(),
    show_if: conditionOf(least).optional(),
    /** What others than who submitted it need to see the answer: those who don’t see the claim or the money of a job don’t see it here. */
    seen_with: z.enum(['claims.view', 'money.view']).optional(),
  }
}

function questionOf(least: Least) {
  const condition = conditionOf(least)
  return {
    ...baseOf(least),
    /** Always, or where something else was answered. What isn't shown is never needed. */
    need: z.union([z.literal('always'), condition]).optional(),
    /** Nobody is asked it on the way through the form: what may stay open, and mostly does, is offered at its end. */
    asked_last: z.boolean().optional(),
    /** Where it comes from on the job: it flows in, and follows the job until the form is submitted. */
    fact: z.enum(values(jobFacts)).optional(),
    /** Takes this value where the condition holds and nobody answered it. */
    preset: z.object({ when: condition, value: z.union([line(200), z.number()]) }).optional(),
  }
}

const number = {
  unit: line(12).optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  decimals: z.int().min(0).max(4).default(2),
}

/** In a draft none may be chosen yet. */
function blockOf(least: Least) {
  return z
    .string('Choose the legal text.')
    .regex(least === 0 ? /^([a-z][a-z0-9_]{0,39})?$/ : idPattern, 'Choose the legal text.')
}

/** Whose name stands below: the role that signs, so that one form can ask several people. */
const Signer = z.enum([
  'owner',
  'representative',
  'technician',
  'witness',
  'adjuster',
  'crew',
  'next_of_kin',
  'subcontractor',
])
export type Signer = z.output<typeof Signer>

/** Questions, and what only stands there to be read. */
export function fieldOf(least: Least) {
  const base = baseOf(least)
  const question = questionOf(least)
  const options = optionsOf(least)
  return z.discriminatedUnion('type', [
    z.object({ ...question, type: z.literal('short_text') }),
    z.object({ ...question, type: z.literal('long_text') }),
    z.object({ ...question, ...number, type: z.literal('number') }),
    /** In whole cents. */
    z.object({ ...question, type: z.literal('money') }),
    z.object({
      ...question,
      type: z.literal('choice'),
      options,
      /** Whoever signs decides it, and nobody for them: a consent. */
      by_signer: z.boolean().optional(),
    }),
    z.object({
      ...question,
      type: z.literal('chips'),
      options,
      /** What is mostly chosen at a kind of loss: offered as one tap, and never chosen for anyone. */
      usual: z
        .array(z.object({ loss: z.enum(values(lossTypes)), options: z.array(FieldId).min(1).max(mostUsual) }))
        .max(lossTypes.length)
        .optional(),
    }),
    z.object({ ...question, type: z.literal('yes_no'), has_na: z.boolean().default(false) }),
    z.object({ ...question, type: z.literal('date') }),
    z.object({ ...question, type: z.literal('time') }),
    z.object({
      ...question,
      type: z.literal('signature'),
      signer: Signer,
      may_decline: z.boolean().default(false),
      /** It is given on a screen or by link alone: a photo of a signed sheet is refused. */
      not_on_paper: z.boolean().optional(),
    }),
    z.object({ ...question, type: z.literal('initials'), signer: Signer }),
    /** Written with a finger, and kept as ink: never typed for someone. */
    z.object({ ...question, type: z.literal('handwriting') }),
    z.object({
      ...question,
      type: z.literal('photos'),
      least: z.int().min(0).max(40).default(0),
      phase: z.enum(values(photoPhases)).optional(),
    }),
    z.object({ ...question, type: z.literal('sketch') }),
    z.object({
      ...question,
      type: z.literal('table'),
      columns: z.array(columnOf(least)).min(least, 'Add a column.').max(mostColumns),
      least: z.int().min(0).max(200).default(0),
      /** Of what on the job it has a row each. What the person adds, changes or removes stays as they left it. */
      rows_from: z.enum(values(rowSources)).optional(),
    }),
    z.object({ ...question, type: z.literal('lookup'), of: z.enum(['room', 'equipment', 'employee']) }),
    z.object({ ...question, type: z.literal('place') }),
    z.object({ ...question, type: z.literal('code') }),
    z.object({ ...base, ...number, type: z.literal('calculated'), formula: formulaOf(least) }),
    z.object({ ...base, type: z.literal('info'), text: wording(4000, least) }),
    /** A text whose words a lawyer owns: the version that a form was published with stays with it. */
    z.object({ ...base, type: z.literal('legal'), block: blockOf(least), version: z.int().min(1) }),
  ])
}
export type Field = z.output<ReturnType<typeof fieldOf>>
export type FieldType = Field['type']

/** What is read and not answered. */
const read = new Set<FieldType>(['calculated', 'info', 'legal'])

export function isQuestion(field: Field): field is Exclude<Field, { type: 'calculated' | 'info' | 'legal' }> {
  return !read.has(field.type)
}

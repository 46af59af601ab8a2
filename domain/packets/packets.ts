import * as z from 'zod'
import { wording } from '#domain/forms/definition/wording.ts'
import { FormSlug } from '#domain/forms/form-slug.ts'
import { lossTypes } from '#domain/jobs/facts/loss-types.ts'
import { values } from '#platform/choices.ts'
import { formStates, sourcesOfAnswers } from './packet-choices.ts'

const mostPackets = 20
const mostForms = 60

export const PacketForm = z.object({
  form: FormSlug,
  /** Of the loss address; everywhere if it names none. The form itself may say so, too. */
  states: z.array(z.enum(formStates)).max(formStates.length).default([]),
  is_optional: z.boolean().default(false),
  /** It has to be done before the crew begins, unless it is optional. */
  before_work: z.boolean().default(false),
  /** What answers most of it, so that nobody has to begin it. */
  fills_from: z.enum(values(sourcesOfAnswers)).nullable().default(null),
})
export type PacketForm = z.output<typeof PacketForm>

/** The forms that a kind of loss needs, in the order in which a crew comes to them. */
export const Packet = z.object({
  key: z.string().regex(/^[a-z0-9-]{1,40}$/),
  title: wording(60),
  loss_types: z.array(z.enum(values(lossTypes))).max(lossTypes.length),
  forms: z
    .array(PacketForm)
    .min(1, 'Add a form.')
    .max(mostForms, `Use no more than ${mostForms} forms.`)
    .refine((forms) => areDifferent(forms.map(({ form }) => form)), 'Each form stands in a packet once.'),
})
export type Packet = z.output<typeof Packet>

/** Every packet of the company. A kind of loss has one at most. */
export const Packets = z
  .array(Packet)
  .max(mostPackets, `Keep ${mostPackets} packets at most.`)
  .refine((packets) => areDifferent(packets.map(({ key }) => key)), 'Each packet needs a key of its own.')
  .refine(
    (packets) => areDifferent(packets.flatMap(({ loss_types }) => loss_types)),
    'Each kind of loss can have only one packet.',
  )
export type Packets = z.output<typeof Packets>

function areDifferent(names: readonly string[]) {
  return new Set(names).size === names.length
}

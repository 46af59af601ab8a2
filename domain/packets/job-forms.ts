import * as z from 'zod'
import { FormDefinition } from '#domain/forms/definition/definition.ts'
import { IsMine } from '#domain/leads/is-mine.ts'
import { SigningRequest } from '#domain/signing-requests/signing-request.ts'
import { FormSigner, JobPaper } from './job-paper.ts'
import { PacketForm, Packet } from './packets.ts'
import { WorkStart } from './work-start.ts'

/** Why a form can't be submitted yet: points that are not dry. Null for who may not see the readings. */
export const FormLock = z.object({
  why: z.literal('not_dry'),
  above: z.int().nullable(),
  unread: z.int().nullable(),
})
export type FormLock = z.output<typeof FormLock>

/** A form of a job. `version` is the one to begin with. */
export const JobForm = PacketForm.pick({
  form: true,
  is_optional: true,
  before_work: true,
  fills_from: true,
}).extend({
  version: z.int(),
  title: FormDefinition.shape.title,
  signers: z.array(FormSigner),
  latest: JobPaper.nullable(),
  /** How many of it there are that are not void. */
  count: z.int(),
  lock: FormLock.nullable(),
})
export type JobForm = z.output<typeof JobForm>

/** Which forms a job needs, in their order, and where each stands. */
export const JobForms = z.object({
  /** Null before anyone said what was lost. */
  packet: Packet.pick({ key: true, title: true }).nullable(),
  /** Of the loss address; null where nobody entered it. */
  state: z.string().nullable(),
  /** Without one for this state no work is authorized. */
  has_authorization: z.boolean(),
  forms: z.array(JobForm),
  /** Filled in at the job, although its packet doesn't ask for them. */
  others: z.array(JobForm),
  /** Out to be signed by link, or back unsigned: the last sent first. */
  signing: z.array(SigningRequest),
  start: WorkStart,
  is_mine: IsMine,
})
export type JobForms = z.output<typeof JobForms>

import * as z from 'zod'
import { DryingSetup } from '#domain/readings/setup/drying-setup.ts'
import { certificationKinds } from '#domain/certifications/certification-kinds.ts'
import { EquipmentRules } from '#domain/equipment/equipment-rules.ts'
import { AuditWeights } from '#domain/file-audit/audit-weights.ts'
import { lossTypes } from '#domain/jobs/facts/loss-types.ts'
import { values } from '#platform/choices.ts'
import { unknownIn } from '#domain/messages/fill-template.ts'
import { longestBody, longestSubject } from '#domain/messages/message.ts'
import { Packets } from '#domain/packets/packets.ts'
import { firstRules } from '#domain/visits/certification-rules.ts'
import { visitKinds } from '#domain/visits/visit-kinds.ts'
import { day, minute } from '#platform/time.ts'
import { line, text } from '#platform/text/text.ts'
import { clocks, usualTargets } from '#domain/jobs/stages/clocks.ts'

const longestTarget = (60 * day) / minute
const minutes = z
  .int('Enter a time.')
  .min(1, 'Enter at least one minute.')
  .max(longestTarget, 'Enter 60 days at most.')

/** In minutes from the first call, for jobs that are made from then on. */
export const ClockTargets = z
  .object({ contacted: minutes, inspected: minutes, started: minutes, completed: minutes })
  .superRefine((targets, context) => {
    for (const [nth, { key }] of clocks.entries()) {
      const before = clocks[nth - 1]
      if (before && targets[key] < targets[before.key])
        context.addIssue({
          code: 'custom',
          path: [key],
          message: `Enter no less than for “${before.label}”.`,
        })
    }
  })
export type ClockTargets = z.output<typeof ClockTargets>

export const firstTargets: ClockTargets = {
  contacted: usualTargets.contacted / minute,
  inspected: usualTargets.inspected / minute,
  started: usualTargets.started / minute,
  completed: usualTargets.completed / minute,
}

/** Which certifications someone on a visit must hold, by the kind of loss; of no codes nothing is demanded. */
export const CertificationRules = z.record(
  z.enum(values(lossTypes)),
  z.object({
    codes: z.array(z.enum(certificationKinds.map(({ code }) => code))).max(certificationKinds.length),
    kinds: z.array(z.enum(values(visitKinds))).max(visitKinds.length),
  }),
)
export type CertificationRules = z.output<typeof CertificationRules>

export const firstCertificationRules: CertificationRules = CertificationRules.parse(firstRules)

const mostTemplates = 20
const longestName = 60

const Words = z.object({
  subject: filled(line(longestSubject, 'Enter a subject.').min(1, 'Enter a subject.')),
  email: filled(text(longestBody.email, 'Write the email.').min(1, 'Write the email.')),
  text: filled(text(longestBody.text, 'Write the text message.').min(1, 'Write the text message.')),
})

export const MessageTemplate = z.object({
  key: z.string().regex(/^[a-z0-9-]{1,40}$/),
  name: line(longestName, 'Enter a name.').min(1, 'Enter a name.'),
  en: Words,
  es: Words,
})
export type MessageTemplate = z.output<typeof MessageTemplate>

export const MessageTemplates = z
  .array(MessageTemplate)
  .max(mostTemplates, `Keep ${mostTemplates} templates at most.`)
  .refine(
    (templates) => new Set(templates.map(({ key }) => key)).size === templates.length,
    'Each template needs a key of its own.',
  )
export type MessageTemplates = z.output<typeof MessageTemplates>

const revision = z.int().min(0)

/** Each part with the revision that a change is made from; 0 while it is as the portal began. */
export const JobSetup = z.object({
  clocks: z.object({ value: ClockTargets, revision }),
  certifications: z.object({ value: CertificationRules, revision }),
  templates: z.object({ value: MessageTemplates, revision }),
  drying: z.object({ value: DryingSetup, revision }),
  equipment: z.object({ value: EquipmentRules, revision }),
  packets: z.object({ value: Packets, revision }),
  audit: z.object({ value: AuditWeights, revision }),
})
export type JobSetup = z.output<typeof JobSetup>

export const ClocksChange = JobSetup.shape.clocks
export const CertificationsChange = JobSetup.shape.certifications
export const TemplatesChange = JobSetup.shape.templates
export const DryingSetupChange = JobSetup.shape.drying
export const EquipmentChange = JobSetup.shape.equipment
export const PacketsChange = JobSetup.shape.packets
export const AuditChange = JobSetup.shape.audit
export type SetupPart = keyof JobSetup

function filled<Schema extends z.ZodType<string>>(schema: Schema) {
  return schema.refine((words) => unknownIn(words).length === 0, {
    error: ({ input }) =>
      `The portal can’t fill in ${unknownIn(String(input)).join(', ')}. Correct or remove it.`,
  })
}

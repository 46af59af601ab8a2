import * as z from 'zod'
import { serviceSlugs } from '#domain/services/services.ts'
import { values } from '#platform/choices.ts'
import { losses } from './losses.ts'
import { outcomes } from './outcomes.ts'

// Apart from lead.ts: the portal's first screen filters by them, and needs no schema of a lead.

export const LossKind = z.enum([...serviceSlugs, 'not-sure'])
export type LossKind = z.output<typeof LossKind>

/** What happened, as the visitor chose it. */
export const Loss = z.enum(values(losses))
export type Loss = z.output<typeof Loss>

/** The way of a lead. Every step may be undone, a wrong tap on the last one too: the history keeps both. */
export const leadStatuses = ['new', 'contacted', 'scheduled', 'closed'] as const
export const LeadStatus = z.enum(leadStatuses)
export type LeadStatus = z.output<typeof LeadStatus>

/** How a request ended. */
export const Outcome = z.enum(values(outcomes))
export type Outcome = z.output<typeof Outcome>

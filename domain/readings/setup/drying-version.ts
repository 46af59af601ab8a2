import * as z from 'zod'
import { DryingSetup } from './drying-setup.ts'

/** What of the set-up can differ between two versions. */
export const dryingParts = DryingSetup.keyof().options
export type DryingPart = (typeof dryingParts)[number]

export const DryingVersion = z.object({
  value: DryingSetup,
  revision: z.int(),
  at: z.iso.datetime(),
  /** Null: what the portal began with. */
  by: z.string().nullable(),
  /** Those that differ from the version before. */
  changed: z.array(DryingSetup.keyof()),
  /** What these were before. */
  before: DryingSetup.partial(),
})
export type DryingVersion = z.output<typeof DryingVersion>

export const DryingVersionPage = z.object({ items: z.array(DryingVersion), next: z.string().nullable() })
export type DryingVersionPage = z.output<typeof DryingVersionPage>

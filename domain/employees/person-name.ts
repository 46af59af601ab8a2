import * as z from 'zod'

/** A person as others name them. */
export const PersonName = z.object({ id: z.uuid(), name: z.string() })
export type PersonName = z.output<typeof PersonName>

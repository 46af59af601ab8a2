import * as z from 'zod'

/** Who asked for help, as it is read from a record. Null: the name was not given. */
export const LeadName = z.string().nullable()
export type LeadName = z.output<typeof LeadName>

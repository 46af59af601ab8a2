import * as z from 'zod'

const unreadable = 'Enter a date between 2000 and 2099.'

/** A day as the office counts days. Apart from the entries: the first screen reads it from addresses. */
export const AuditDay = z.iso.date(unreadable).refine((day) => day.startsWith('20'), unreadable)

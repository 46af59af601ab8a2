import * as z from 'zod'

/** Whether a person has an address for their calendar, and since when. The address itself is told once. */
export const CalendarFeed = z.object({ made_at: z.iso.datetime().nullable() })
export type CalendarFeed = z.output<typeof CalendarFeed>

export const NewCalendarFeed = z.object({ address: z.string(), made_at: z.iso.datetime() })
export type NewCalendarFeed = z.output<typeof NewCalendarFeed>

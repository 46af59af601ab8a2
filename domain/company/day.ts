import * as z from 'zod'

/** A day where the company works, as people enter it. */
export const Day = z.iso
  .date('Enter a date.')
  .refine((day) => day >= '2000-01-01' && day < '2200-01-01', 'Enter a date between 2000 and 2199.')

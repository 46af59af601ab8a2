import * as z from 'zod'
import { normalizePhone } from './phone.ts'

/** A phone number however it was typed, as it is stored. */
export const Phone = z.string('Enter a 10-digit phone number.').transform((typed, context) => {
  const phone = normalizePhone(typed)
  if (!phone) context.issues.push({ code: 'custom', message: 'Enter a 10-digit phone number.', input: typed })
  return phone ?? z.NEVER
})

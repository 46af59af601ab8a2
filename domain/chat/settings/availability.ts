import * as z from 'zod'
import { blank, optionalWords } from './both-languages.ts'

export const longestAvailability = 80

/** What the chat says of when someone answers; blank, it says that who is on call is alerted. */
export const Availability = z.strictObject({ words: optionalWords(longestAvailability) })
export type Availability = z.output<typeof Availability>

export const firstAvailability: Availability = { words: blank }

import * as z from 'zod'
import { Device } from '#domain/employees/employee-record.ts'

/** One place where the person who asks is signed in. */
export const OwnDevice = Device.extend({ is_this: z.boolean() })
export type OwnDevice = z.output<typeof OwnDevice>

/** How many other devices must sign in again. */
export const EndedSessions = z.object({ ended: z.int() })

import * as z from 'zod'
import { defineEvent } from '#platform/events/event.ts'
import { Device } from '#domain/employees/employee-record.ts'

/** One place where the person who asks is signed in. */
export const OwnDevice = Device.extend({ is_this: z.boolean() })
export type OwnDevice = z.output<typeof OwnDevice>

/** How many other devices must sign in again. */
export const EndedSessions = z.object({ ended: z.int() })

const employeeId = { employee_id: z.uuid() }
/** By themselves, from another device. */
export const deviceSignedOut = defineEvent(
  'employee.device_signed_out',
  z.object({ ...employeeId, session_id: z.uuid() }),
  'employee_id',
)
export const otherDevicesSignedOut = defineEvent(
  'employee.other_devices_signed_out',
  z.object({ ...employeeId, count: z.int() }),
  'employee_id',
)

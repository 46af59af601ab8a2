import { announce } from '#platform/events/events.ts'
import { Refusal } from '#platform/refusal.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { isOpen } from './open-session.ts'
import { type OwnDevice } from './device.ts'
import { endSessions } from './end-sessions.server.ts'
import { lockAccess, type Session } from './sessions.server.ts'
import { deviceErased, deviceSignedOut, otherDevicesSignedOut } from './session-events.ts'

const mostDevices = 100

/** Where the person is signed in, what was seen last in front. */
export async function listDevices({ db, now }: World, session: Session): Promise<OwnDevice[]> {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'user_agent', 'created_at', 'seen_at', 'expires_at'])
    .where('employee_id', '=', session.employee.id)
    .where((device) => isOpen(device, now()))
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .limit(mostDevices)
    .execute()
  return rows.map(({ id, user_agent, created_at, seen_at, expires_at }) => ({
    id,
    user_agent,
    created_at: created_at.toISOString(),
    seen_at: seen_at.toISOString(),
    is_remembered: expires_at === null,
    is_this: id === session.id,
  }))
}

/** Signs the person out there, at once. To do it twice is harmless. */
export function endDevice(world: World, session: Session, id: string): Promise<void> {
  return inTransaction(world, async (world) => {
    const device = await lockOtherDevice(world, session, id)
    if (device.ended_at) return
    const employee_id = session.employee.id
    await endSessions(world, { why: 'device-signed-out', employee_id, session_id: id })
    await announce(world, deviceSignedOut, { employee_id, session_id: id }, employee_id)
  })
}

/** Signs the person out there and has what was read there removed at its next contact, also where it was signed out before. */
export function eraseDevice(world: World, session: Session, id: string): Promise<void> {
  return inTransaction(world, async (world) => {
    const device = await lockOtherDevice(world, session, id)
    if (device.erase_requested_at) return
    const employee_id = session.employee.id
    await endSessions(world, { why: 'device-erased', employee_id, session_id: id })
    await announce(world, deviceErased, { employee_id, session_id: id }, employee_id)
  })
}

/** Signs the person out everywhere but here. Returns in how many places. */
export function endOtherDevices(world: World, session: Session): Promise<number> {
  const employee_id = session.employee.id
  return inTransaction(world, async (world) => {
    const ending = { why: 'other-devices-signed-out', employee_id, session_id: session.id } as const
    const count = await endSessions(world, ending)
    if (count > 0) await announce(world, otherDevicesSignedOut, { employee_id, count }, employee_id)
    return count
  })
}

async function lockOtherDevice(world: World, session: Session, id: string) {
  if (id === session.id) throw new Refusal(409, 'this-device', 'You’re using this device. Sign out instead.')
  await lockAccess(world, session.employee.id)
  const device = await world.db
    .selectFrom('session')
    .select(['ended_at', 'erase_requested_at'])
    .where('id', '=', id)
    .where('employee_id', '=', session.employee.id)
    .forUpdate()
    .executeTakeFirst()
  if (!device) throw new Refusal(404, 'device-not-found', 'Device not found.')
  return device
}

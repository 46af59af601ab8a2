import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { newId } from '#platform/uuid.ts'
import { hashPassword } from '#platform/secrets/passwords.ts'
import { seal } from '#platform/secrets/sealed.ts'
import { aDevice } from '#test/a-device.ts'
import type { Person } from '#test/people.ts'
import type { TestWorld } from '#test/world.ts'
import type { Known } from './schema.ts'

const pin = '8264'
const drawings = [
  { kind: 'typed', name: 'Q. F.' },
  { kind: 'drawn', strokes: [[0, 0, 500, 200, 1000, 400]] },
]

/**
 * What people have of their own beside what is kept of them: a portrait, a signature, another device with notifications, a
 * certification.
 */
export async function ownThings({ world }: TestWorld, people: readonly Person[], bytes: Uint8Array) {
  const owners = await Promise.all(
    people.map(async ({ id }) => ({
      id,
      device: newId(),
      subscription: { id: newId(), ...aDevice() },
      portrait: newId(),
      token_hash: randomBytes(32),
    })),
  )
  const pin_hash = await hashPassword(pin)
  const certification = { id: newId(), employee_id: people.at(-1)?.id ?? '', code: 'ASD', number: '1' }
  const at = world.now()
  for (const { id, device, token_hash } of owners)
    await world.db
      .insertInto('session')
      .values({
        id: device,
        employee_id: id,
        token_hash,
        user_agent: 'test',
        created_at: at,
        seen_at: at,
        confirmed_at: at,
      })
      .execute()

  async function restore() {
    const { db, files } = world
    const paper = { file_key: `papers/${certification.id}/first`, file_type: 'application/pdf' } as const
    await files.put(paper.file_key, Buffer.from('%PDF-1.4\n'))
    await db.deleteFrom('certification').execute()
    await db
      .insertInto('certification')
      .values({ ...certification, ...paper, revision: 1, created_at: at })
      .execute()
    await db.deleteFrom('preference').execute()
    await db.deleteFrom('portrait').execute()
    await db.deleteFrom('signature').execute()
    await db.deleteFrom('push_subscription').execute()
    for (const { id, portrait, device, subscription } of owners) {
      await db
        .insertInto('push_subscription')
        .values({ employee_id: id, session_id: device, ...subscription, created_at: at })
        .execute()
      const file_key = `portraits/${portrait}.jpg`
      await files.put(file_key, bytes)
      await db
        .insertInto('portrait')
        .values({ id: portrait, employee_id: id, file_key, kept_at: at })
        .execute()
      const sealed = seal(
        world.secret,
        { purpose: 'signature', of: id },
        Buffer.from(JSON.stringify(drawings[0])),
      )
      await db
        .insertInto('signature')
        .values({ employee_id: id, sealed, pin_hash, tries: 0, tried_at: at, set_at: at })
        .execute()
    }
  }
  await restore()

  const known: Known = {
    'certifications.id': fc.oneof(fc.constant(certification.id), fc.uuid({ version: 7 })),
    token_hash: fc.constantFrom(...owners.map(({ token_hash }) => token_hash.toString('hex'))),
    'profile.id': fc.oneof(fc.constantFrom(...owners.map(({ device }) => device)), fc.uuid({ version: 7 })),
    'portraits.id': fc.oneof(
      fc.constantFrom(...owners.map(({ portrait }) => portrait)),
      fc.uuid({ version: 7 }),
    ),
    'push.id': fc.oneof(
      fc.constantFrom(...owners.map(({ subscription }) => subscription.id)),
      fc.uuid({ version: 7 }),
    ),
    'push.endpoint': fc.constantFrom(
      aDevice().endpoint,
      'https:fcm.googleapis.com/fcm/send/a\u0000b',
      ...owners.map(({ subscription }) => subscription.endpoint),
    ),
    'profile.revision': fc.constantFrom(0, 1, 1, 2),
    'profile.name': fc.constantFrom('Ann', 'Zoë Q.'),
    quiet: fc.constantFrom(null, { from: '22:00', until: '06:30' }, { from: '22:00', until: '22:00' }),
    drawing: fc.constantFrom(null, ...drawings),
    // A wrong one counts, and too many of them would be answered with nothing else.
    pin: fc.constant(pin),
  }
  return { known, restore }
}

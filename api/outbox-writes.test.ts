import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { receiptText } from '#domain/sync/sync.ts'
import { rememberWrite } from '#domain/sync/sync-receipts.server.ts'
import type { Write } from '#domain/sync/write.ts'
import { requestOf } from '#ops/outbox/entry.ts'
import { newEntry } from '#ops/outbox/outbox.ts'
import { newId } from '#platform/uuid.ts'
import { aWriteOfEachKind } from '#test/a-write-of-each-kind.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'

const lead_id = newId()

/** Sends a write as a device does, with another key or another text. */
async function aDevice() {
  const { world, ...test } = await createTestWorld()
  const olga = await aPerson({ world, ...test }, 'Owner', 'Olga Reyes')
  // Some have it in their path.
  const id = newId()
  const send = async (write: Write, { key, text }: { key: string; text?: string }) => {
    const made = { id, leadId: lead_id, customer: 'Ann Miller', write, at: world.now().getTime() }
    const request = requestOf(newEntry(made, { turn: 1, now: made.at }))
    if (!request) throw new Error('The photo has its hash')
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key }
    const { method, path } = request
    const body = text ?? request.body
    const answer = await olga.request(path, { method, headers, body: body || null })
    return { status: answer.status, told: await answer.json(), ...request }
  }
  return { world, olga, send }
}

// Without a receipt a device would send it again and again; and after an update the rules may no longer take what was received before.
test.each(Object.values(aWriteOfEachKind))(
  'a write of $kind is applied once under its key, and what was received is answered ahead of all rules',
  async (write) => {
    const { world, olga, send } = await aDevice()
    const { method, path, ...answer } = await send(write, { key: 'no key' })
    expect(answer).toMatchObject({
      status: 400,
      told: { detail: 'The Idempotency-Key must be a UUID.' },
    })
    const text = write.kind === 'photo' ? '' : '{}'
    const hash = createHash('sha256')
      .update(receiptText(method, path, text))
      .digest('hex')
    const id = newId()
    await rememberWrite(world, { employee_id: olga.id, lead_id, id, hash, write })
    expect(await send(write, { key: id, text })).toMatchObject({ status: 200, told: { isNew: false } })
  },
)

import { expect, test } from 'vitest'
import { aPacketJob } from '#domain/packets/a-packet-job.fixture.ts'
import { declinedAt, signedAt } from '#domain/packets/papers.fixture.ts'
import { changeJob } from '#domain/jobs/facts.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { newId } from '#platform/uuid.ts'
import { aPoint } from '#domain/readings/larkspur-readings.fixture.ts'
import { trilliumRooms } from '#domain/rooms/the-trillium-rooms.fixture.ts'

const slugs = (forms: readonly { form: string }[]) => forms.map(({ form }) => form)

test('the packet follows the loss and its state, and tells which form to begin and who signs it', async () => {
  const { forms, ivy } = await aPacketJob()
  const { packet, state, has_authorization, forms: list, is_mine } = await forms()
  expect({ packet: packet?.key, state, has_authorization, is_mine }).toEqual({
    packet: 'water',
    state: 'OH',
    has_authorization: true,
    is_mine: true,
  })
  expect(slugs(list)).toEqual([
    'work-authorization-ohio',
    'notice-of-cancellation',
    'emergency-waiver',
    'property-condition',
    'certificate-of-drying',
  ])
  expect(list[0]).toMatchObject({
    version: 1,
    title: { en: 'Work authorization, OH' },
    before_work: true,
    is_optional: false,
    signers: [{ signer: 'owner', is_needed: true }],
    latest: null,
    lock: null,
  })
  expect(ivy.name).toBe('Ivy Starling')
})

test('in another state there is no work authorization, and the other forms remain', async () => {
  const { forms } = await aPacketJob({ state: 'WV' })
  const { has_authorization, forms: list, start } = await forms()
  expect([has_authorization, slugs(list)]).toEqual([
    false,
    ['notice-of-cancellation', 'emergency-waiver', 'property-condition', 'certificate-of-drying'],
  ])
  expect(start.is_authorized).toBe(false)
})

test('a job has no packet before someone says what was lost', async () => {
  const { forms } = await aPacketJob({ loss_type: null, state: 'PA' })
  expect(await forms()).toMatchObject({ packet: null, state: 'PA', forms: [], others: [] })
})

test('a form of Ohio is not taken for a loss in Pennsylvania', async () => {
  const { authorize, world, job_id, marcus } = await aPacketJob({ state: 'PA' })
  const answer = await authorize()
  expect([answer.status, await answer.json()]).toMatchObject([
    409,
    { code: 'form-of-other-state', message: 'This form is for Ohio. The loss is in Pennsylvania.' },
  ])
  const editor = allow(marcus, 'intake.edit')
  await changeJob(world, editor, { id: job_id, revision: 1, changes: { state: 'OH' } })
  expect((await authorize()).status).toBe(201)
})

test('a signed form tells who signed and when; one that is made void leaves the packet as it was, with the reason', async () => {
  const { authorize, form, decide } = await aPacketJob()
  const id = newId()
  await authorize(id)
  expect((await form('work-authorization-ohio'))?.latest).toMatchObject({
    id,
    state: 'submitted',
    by: 'Ivy Starling',
    signatures: [{ signer: 'owner', way: 'typed', name: 'Nora Trillium', at: '2026-11-20T12:00:00.000Z' }],
  })
  await decide(id, 'void', { revision: 1, reason: 'Wrong owner' })
  expect(await form('work-authorization-ohio')).toMatchObject({
    count: 0,
    latest: { state: 'void', reason: 'Wrong owner' },
  })
  const again = newId()
  await authorize(again)
  expect(await form('work-authorization-ohio')).toMatchObject({ count: 1, latest: { id: again } })
})

test('of several the newest that counts is told, and what nobody asked for stands with the others', async () => {
  const { put, forms, form, decide, wait } = await aPacketJob()
  const [good, wrong] = [newId(), newId()]
  const declined = {
    way: 'declined',
    name: 'Nora Trillium',
    at: '2026-11-20T12:00:00.000Z',
    reason: 'No',
    witness: 'Theo Bittern',
  }
  await put('property-condition', { owner_signature: signedAt('2026-11-20T11:00:00.000Z') }, { id: good })
  wait(60_000)
  await put('property-condition', { owner_signature: declined }, { id: wrong })
  expect((await form('property-condition'))?.latest).toMatchObject({
    id: wrong,
    signatures: [{ way: 'declined', witness: 'Theo Bittern' }],
  })
  await decide(wrong, 'request-fix', { revision: 1, reason: 'She signed' })
  expect((await form('property-condition'))?.latest?.id).toBe(good)
  await put('work-authorization-ohio', { owner_signature: signedAt('2026-11-20T11:00:00.000Z') })
  expect(slugs((await forms()).others)).toEqual([])
})

test('the list of filled forms tells which of them was declined by someone who has to sign', async () => {
  const { put, office } = await aPacketJob()
  const [signed, declined] = [newId(), newId()]
  await put('property-condition', { owner_signature: signedAt('2026-11-20T11:00:00.000Z') }, { id: signed })
  await put('emergency-waiver', { owner_signature: declinedAt('2026-11-20T11:30:00.000Z') }, { id: declined })
  const { items } = await (await office.request('/api/submissions')).json()
  const told = new Map(items.map((row: { id: string; is_declined: boolean }) => [row.id, row.is_declined]))
  expect([told.get(declined), told.get(signed)]).toEqual([true, false])
})

test('a declined paper that is offered again says so to everyone, with the moment it was offered first; no other paper can be', async () => {
  const { put, office, ivy, form, wait } = await aPacketJob()
  const [declined, signed] = [newId(), newId()]
  await put('emergency-waiver', { owner_signature: declinedAt('2026-11-20T11:30:00.000Z') }, { id: declined })
  await put('property-condition', { owner_signature: signedAt('2026-11-20T11:00:00.000Z') }, { id: signed })
  const offer = (id: string) => ivy.request(`/api/submissions/${id}/offered-again`, { method: 'PUT' })
  expect(await form('emergency-waiver')).toMatchObject({ latest: { offered_at: null } })
  expect((await offer(declined)).status).toBe(204)
  const offered = (await form('emergency-waiver'))?.latest?.offered_at
  expect(offered).toEqual(expect.any(String))
  wait(60_000)
  expect((await offer(declined)).status).toBe(204)
  expect((await form('emergency-waiver'))?.latest?.offered_at).toBe(offered)
  expect((await offer(signed)).status).toBe(204)
  const { items } = await (await office.request('/api/submissions')).json()
  const told = new Map(items.map((row: { id: string; offered_at: string }) => [row.id, row.offered_at]))
  expect([told.get(declined), told.get(signed)]).toEqual([offered, null])
})

test('who chose a copy on paper waits for it until somebody marks it as given, and it is known who did and when; a mistake is taken back', async () => {
  const { put, ivy, form, office, wait } = await aPacketJob()
  const id = newId()
  const signed = { ...signedAt('2026-11-20T11:00:00.000Z'), copy_to: 'paper' }
  await put('property-condition', { owner_signature: signed }, { id })
  const mark = (json: object, who = ivy) =>
    who.request(`/api/submissions/${id}/copy-given`, { method: 'PUT', json })
  const latest = async () => (await form('property-condition'))?.latest
  expect(await latest()).toMatchObject({ signatures: [{ copy_to: 'paper' }], copies: [] })
  expect((await mark({ way: 'download', given: true })).status).toBe(422)
  expect((await mark({ way: 'paper', given: true })).status).toBe(204)
  const given = await latest()
  expect(given?.copies).toEqual([{ way: 'paper', at: expect.any(String), by: 'Ivy Starling' }])
  wait(60_000)
  expect((await mark({ way: 'paper', given: true }, office)).status).toBe(204)
  expect(await latest()).toEqual(given)
  const read = await (await office.request(`/api/submissions/${id}`)).json()
  expect(read.copies).toEqual(given?.copies)
  expect((await mark({ way: 'paper', given: false })).status).toBe(204)
  expect((await latest())?.copies).toEqual([])
})

test('a certificate of drying is refused while points are not dry, unless it says why', async () => {
  const { put, form, job_id, ivy, office } = await aPacketJob()
  const room_id = newId()
  const post = (path: string, json: object, method = 'POST') =>
    ivy.request(path, { method, json, headers: { 'Idempotency-Key': newId() } })
  await office.request(`/api/jobs/${job_id}/rooms`, {
    method: 'POST',
    json: { ...trilliumRooms.kitchen, id: room_id },
    headers: { 'Idempotency-Key': newId() },
  })
  const [wet, unread] = [newId(), newId()]
  for (const id of [wet, unread])
    await post(`/api/jobs/${job_id}/points`, { ...aPoint, room_id, id, number: id === wet ? 1 : 2 })
  const read = (value: number) =>
    post(
      `/api/readings/${newId()}`,
      { job_id, visit_id: null, at: '2026-11-20T12:00:00.000Z', point_id: wet, value },
      'PUT',
    )
  expect((await read(60)).status).toBe(201)
  expect((await form('certificate-of-drying'))?.lock).toEqual({ why: 'not_dry', above: 1, unread: 1 })
  const refused = await put('certificate-of-drying', {})
  expect([refused.status, await refused.json()]).toMatchObject([
    409,
    {
      code: 'points-not-dry',
      message:
        '1 point above goal, 1 point without a reading. Enter the exceptions, or read these points again.',
    },
  ])
  expect((await put('certificate-of-drying', { exceptions: 'The sill stays wet, as agreed.' })).status).toBe(
    201,
  )
})

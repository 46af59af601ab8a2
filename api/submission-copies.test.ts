import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { failing } from '#domain/messages/a-customer.fixture.ts'
import { retryMessage } from '#domain/messages/messages.flow.ts'
import { emailMessage } from '#domain/messages/messages.tasks.ts'
import { allow } from '#domain/roles/allowed.ts'
import { read } from '#platform/pdf/poppler.fixture.ts'
import { newId } from '#platform/uuid.ts'
import { aCall } from '#test/a-job.ts'
import { aFormToReview } from '#test/a-form-to-review.ts'

const email = 'nora@trillium-family.us'

async function aCopy() {
  const test = await aFormToReview({}, { ...aCall, email })
  const id = await test.submit({
    form: 'claim-sheet',
    answers: { task: 'Sorting', claim: 'MM-71902' },
    language: 'es',
  })
  const send = (more: { message_id?: string; to?: string } = {}) =>
    test.office.request(`/api/submissions/${id}/copies/${more.message_id ?? newId()}`, {
      method: 'PUT',
      json: { to: more.to ?? email },
    })
  const history = async () => (await test.office.request(`/api/jobs/${test.job_id}`)).text()
  return { ...test, id, send, history }
}

test('T11: the email brings the very paper that is stored, with what the record has, once', async () => {
  const { id, send, history, office, emails, workUntilIdle } = await aCopy()
  const message_id = newId()
  expect([(await send({ message_id })).status, (await send({ message_id })).status]).toEqual([200, 200])
  await workUntilIdle()
  const sent = emails.filter(({ to }) => to === email)
  expect(sent).toMatchObject([
    { subject: expect.stringContaining('Su copia'), attachments: [{ name: `${id}.pdf` }] },
  ])
  const paper = new Uint8Array(
    await (await office.request(`/api/submissions/${id}/document.pdf`)).arrayBuffer(),
  )
  const attached = sent[0]?.attachments?.[0]?.bytes ?? new Uint8Array()
  expect(Buffer.from(attached).equals(Buffer.from(paper))).toBe(true)
  const { pages } = await read(attached)
  for (const said of ['Sorting', 'MM-71902', 'Ivy Starling', id.slice(0, 18)])
    expect(pages.join(' ')).toContain(said)
  expect(await history()).toContain('Copy of a form emailed to the customer')
})

test('a copy goes to the address of the job alone, and of a form that counts', async () => {
  const { id, send, decide, emails, workUntilIdle } = await aCopy()
  expect((await send({ to: 'someone@else.us' })).status).toBe(409)
  await decide(id, 'void', { revision: 1, reason: 'Twice.' })
  const refused = await send()
  expect([refused.status, (await refused.json()).code]).toEqual([409, 'copy-not-current'])
  await workUntilIdle()
  expect(emails.filter(({ to }) => to !== 'office@missionrestore.example' && to.includes('else'))).toEqual([])
})

test('an address gets no more than five in ten minutes', async () => {
  const { send } = await aCopy()
  const statuses: number[] = []
  for (let nth = 0; nth < 6; nth++) statuses.push((await send()).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

test('an ID under which the copy of one form was sent sends none of another', async () => {
  const { send, submit, office } = await aCopy()
  const message_id = newId()
  expect((await send({ message_id })).status).toBe(200)
  const other = await submit({ form: 'claim-sheet', answers: { task: 'Drying' }, language: 'es' })
  const path = `/api/submissions/${other}/copies/${message_id}`
  const refused = await office.request(path, { method: 'PUT', json: { to: email } })
  expect([refused.status, (await refused.json()).code]).toEqual([409, 'message-differs'])
})

test('a copy that was sent is answered as it was when it is sent again after the form was voided and the company renamed', async () => {
  const { id, send, decide, world, emails, workUntilIdle } = await aCopy()
  const message_id = newId()
  const first = await (await send({ message_id })).json()
  await workUntilIdle()
  await decide(id, 'void', { revision: 1, reason: 'Twice.' })
  await sql`update company set facts = jsonb_set(facts, '{name}', '"Another name"')`.execute(world.db)
  const again = await send({ message_id })
  expect([again.status, await again.json()]).toEqual([
    200,
    { ...first, status: 'sent', tries: 1, sent_at: expect.any(String) },
  ])
  await workUntilIdle()
  expect(emails.filter(({ to }) => to === email)).toHaveLength(1)
})

test('a copy that could not be sent is not sent again once its form was voided', async () => {
  const { id, send, decide, world, office, job_id } = await aCopy()
  const message_id = newId()
  await send({ message_id })
  await emailMessage(failing(world, 'EENVELOPE'), { message_id, channel: 'email' })
  await decide(id, 'void', { revision: 1, reason: 'Twice.' })
  const refused = await office.request(`/api/jobs/${job_id}/messages/${message_id}/retry`, { method: 'POST' })
  expect([refused.status, (await refused.json()).code]).toEqual([409, 'copy-not-current'])
})

test('a copy that could not be sent is sent again by those alone who might send it at first', async () => {
  const { send, world, office, job_id } = await aCopy()
  const message_id = newId()
  await send({ message_id })
  await emailMessage(failing(world, 'EENVELOPE'), { message_id, channel: 'email' })
  const retryWithout = (permission?: 'documents.share' | 'submissions.view' | 'claims.view') => {
    const permissions = { ...office.permissions }
    if (permission) delete permissions[permission]
    const sender = allow({ ...office, permissions }, 'messages.send')
    return retryMessage(world, sender, { job_id, id: message_id })
  }
  for (const permission of ['documents.share', 'submissions.view', 'claims.view'] as const)
    await expect(retryWithout(permission)).rejects.toMatchObject({ status: 403, extra: { permission } })
  expect(await retryWithout()).toMatchObject({ status: 'waiting' })
})

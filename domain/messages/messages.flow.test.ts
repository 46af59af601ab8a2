import { expect, test } from 'vitest'
import { minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { mergeJob } from '#domain/jobs/merge.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { reportStep } from '#domain/visits/report-step.flow.ts'
import { aCall, aJob } from '#test/a-job.ts'
import { thisMorning } from '#test/a-visit.ts'
import { aPerson } from '#test/people.ts'
import { NewMessage } from './message.ts'
import { emailMessage, textMessage } from './messages.tasks.ts'

import { aCustomer, aText, anEmail, email, failing, phone } from './a-customer.fixture.ts'

test('an email goes out once, with the words and the company below, and the log and the timeline say so', async () => {
  const { emails, write, read, lines, workUntilIdle } = await aCustomer()
  const written = anEmail()
  expect((await write(written)).message.status).toBe('waiting')
  expect((await write(written)).isNew).toBe(false)
  await workUntilIdle()
  const toCustomer = emails.filter(({ to }) => to === email)
  expect(toCustomer.map(({ subject }) => subject)).toEqual(['Your visit on Friday'])
  expect(toCustomer[0]?.text).toBe('Hello Nora,\n\nwe come at 9.\n\n-- \nMission Restore · (330) 555-0142\n')
  const { items } = await read()
  expect(items).toMatchObject([{ to: email, by: 'Marcus Wren', status: 'sent', failure: null }])
  expect(await lines()).toEqual(
    expect.arrayContaining(['Email sent to the customer', 'Email to the customer written']),
  )
  await expect(write({ ...written, body: 'Something else.' })).rejects.toMatchObject({
    code: 'message-differs',
  })
})

test('a text message goes to customers who agreed alone, also when they change their mind before it leaves', async () => {
  const { texts, write, read, changeFacts, workUntilIdle } = await aCustomer()
  await write(aText())
  await workUntilIdle()
  expect(texts).toMatchObject([{ to: phone, body: 'We come at 9.' }])
  await write(aText())
  await changeFacts({ text_consent: false })
  await workUntilIdle()
  expect(texts).toHaveLength(1)
  expect((await read()).items[0]).toMatchObject({ status: 'failed', failure: 'consent' })
  await expect(write(aText())).rejects.toMatchObject({ code: 'no-text-consent' })
})

test('nothing goes to an address that changed after it was shown', async () => {
  const { write, changeFacts, emails, workUntilIdle } = await aCustomer()
  await changeFacts({ email: 'nora@new-address.us' })
  await expect(write(anEmail())).rejects.toMatchObject({ code: 'recipient-moved-on' })
  await workUntilIdle()
  expect(emails.filter(({ to }) => to.startsWith('nora'))).toEqual([])
})

test('a service that fails is tried five times, then a person sends it again under the same key', async () => {
  const { world, write, retry, read, lines, texts } = await aCustomer()
  const { message } = await write(aText())
  const queued = { message_id: message.id, channel: 'text' } as const
  const broken = failing(world, 'ETIMEDOUT')
  for (let nth = 1; nth < 5; nth++)
    await expect(textMessage(broken, queued)).rejects.toThrow(/^A message to a customer/)
  expect((await read()).items[0]).toMatchObject({ status: 'waiting', tries: 4 })
  await textMessage(broken, queued)
  expect((await read()).items[0]).toMatchObject({ status: 'failed', failure: 'service' })
  expect(await lines()).toContain('Text message to the customer not sent: the service failed')
  await textMessage(world, queued)
  expect(texts).toEqual([])

  expect(await retry(message.id)).toMatchObject({ status: 'waiting', tries: 0 })
  expect(await retry(message.id)).toMatchObject({ status: 'waiting' })
  await textMessage(world, queued)
  await textMessage(world, queued)
  expect(texts.map(({ key }) => key)).toEqual([`message-${message.id}`])
  expect(await retry(message.id)).toMatchObject({ status: 'sent' })
})

test('an address that the mail server refuses is not tried again by itself', async () => {
  const { world, write, read, retry, changeFacts } = await aCustomer()
  const { message } = await write(anEmail())
  await emailMessage(failing(world, 'EENVELOPE'), { message_id: message.id, channel: 'email' })
  expect((await read()).items[0]).toMatchObject({ status: 'failed', failure: 'address' })
  await changeFacts({ email: 'nora@new-address.us' })
  await expect(retry(message.id)).rejects.toMatchObject({ code: 'recipient-moved-on' })
})

test('the log has what the product texts by itself, page by page, and that of a merged job', async () => {
  const { world, api, marcus, ivy, job_id, number, plan, write, read, wait, workUntilIdle } =
    await aCustomer()
  const owner = await aPerson({ world, api })
  const other = await aJob({ world }, owner, { ...aCall, email })
  await write(anEmail({ subject: 'Of the other job' }), other.id)
  wait(minute)
  const { id: visit_id } = await plan({ when: thisMorning, people: [ivy.id] })
  const at = world.now().toISOString()
  const step = { id: newId(), visit_id, lead_id: job_id, kind: 'on_my_way', at, sentAt: world.now() } as const
  await reportStep(world, allow(ivy, 'leads.work'), step)
  await workUntilIdle()
  wait(minute)
  await write(anEmail())
  await mergeJob(world, allow(owner, 'intake.merge'), { id: other.id, into: number, revision: 1 })
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const { items, next } = await read({ limit: 1, ...(cursor && { cursor }) })
    seen.push(...items.map(({ kind, subject, by, status }) => [kind, subject, by, status].join(' | ')))
    cursor = next ?? undefined
  } while (cursor)
  expect(seen).toEqual([
    `written | Your visit on Friday | ${marcus.name} | waiting`,
    'on_my_way |  | Ivy Starling | sent',
    `written | Of the other job | ${marcus.name} | sent`,
  ])
  await expect(write(anEmail(), other.id)).rejects.toMatchObject({ code: 'job-was-merged' })
})

test('neither events nor the log of the server hold words or addresses', async () => {
  const { world, write } = await aCustomer()
  const told: unknown[] = []
  const log = { ...world.log, warn: (...words: unknown[]) => void told.push(words) }
  const { message } = await write(anEmail())
  await expect(
    emailMessage({ ...failing(world, 'ECONNECTION'), log }, { message_id: message.id, channel: 'email' }),
  ).rejects.toThrow()
  expect(told).toHaveLength(1)
  const events = await world.db
    .selectFrom('event')
    .select('payload')
    .where('name', 'like', 'message.%')
    .execute()
  expect(events.length).toBeGreaterThan(0)
  expect(JSON.stringify([told, events])).not.toMatch(/trillium|Nora|Friday|5559117/)
})

test('what stands in a text message fits one, and an email has a subject', () => {
  const wrong = (message: object) =>
    NewMessage.safeParse({ id: newId(), to: email, ...message }).error?.issues[0]?.message
  expect(wrong({ channel: 'email', body: 'x' })).toBe('Enter a subject.')
  expect(wrong({ channel: 'text', body: 'x'.repeat(601) })).toBe(
    'Use no more than 600 characters in a text message.',
  )
  expect(wrong({ channel: 'text', body: '' })).toBe('Write the message.')
})

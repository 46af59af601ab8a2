import { expect, test } from 'vitest'
import * as z from 'zod'
import { day, hour, minute } from '#platform/time.ts'
import { publishStandardForms } from '#domain/forms/forms.server.ts'
import { newId } from '#platform/uuid.ts'
import { everyRow } from '#test/every-row.ts'
import { aPerson } from '#test/people.ts'
import { SignerAnswer } from './answer.ts'
import { aSigning, initialedForm, linkInk } from './a-signing.fixture.ts'

const Body = z.object({ answers: z.record(z.string(), z.json()), at: z.string() })

test('a paper that is signed behind a link becomes a filled form, with what was shown, agreed to and signed', async () => {
  const { world, agreement, send, open, signing, answer, rows, job_id, ivy, form } = await aSigning()
  const paper = await agreement()
  const { token } = await send([paper])
  const shown = (await open(token))?.papers[0]?.shown
  expect(await answer(token, await signing(token))).toEqual({ left: 0 })
  const [row] = await rows()
  expect(row).toMatchObject({ id: paper.submission_id, job_id, submitted_by: ivy.id, state: 'submitted' })
  const { answers } = Body.parse(JSON.parse(row?.body ?? ''))
  expect(answers['owner_signature']).toEqual({
    way: 'drawn',
    name: 'Nora Trillium',
    ink: linkInk,
    at: world.now().toISOString(),
    read_to_end: true,
    intends_to_sign: true,
    agrees_to_electronic: true,
    copy_to: 'download',
    link: { request: paper.id, shown, consent: 1, device: 'phone' },
  })
  const latest = (await form('work-authorization-ohio'))?.latest
  expect(latest?.signatures).toMatchObject([
    { signer: 'owner', by_link: true },
    { signer: 'representative', by_link: false },
  ])
})

test('the database knows a link by its hash alone, and it is 256 bits long', async () => {
  const { agreement, send, ...test } = await aSigning()
  const { token } = await send([await agreement()])
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  expect(JSON.stringify(await everyRow(test))).not.toContain(token)
})

test('what is sent twice is one link, and what is signed twice is one signature', async () => {
  const { agreement, post, send, signing, answer, rows } = await aSigning()
  const json = { link_id: newId(), channel: 'qr', papers: [await agreement()] }
  const [first, second] = [await post(json), await post(json)]
  expect([first.status, second.status]).toEqual([201, 200])
  expect(await second.json()).toEqual(await first.json())
  const { token } = await send([await agreement()])
  const signed = await signing(token)
  const both = await Promise.allSettled([answer(token, signed), answer(token, signed)])
  expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  expect(await rows()).toHaveLength(1)
  await expect(answer(token, { ...signed, id: newId() })).rejects.toMatchObject({ code: 'signing-ended' })
})

test('of a signature and a revocation at one moment one counts', async () => {
  const { agreement, send, signing, answer, act, rows } = await aSigning()
  const paper = await agreement()
  const { token } = await send([paper])
  const signed = await signing(token)
  const [signature, revoked] = await Promise.allSettled([answer(token, signed), act(paper.id, 'revoke')])
  const isRevoked = revoked?.status === 'fulfilled' && revoked.value.status === 204
  expect([signature?.status === 'fulfilled', (await rows()).length]).toEqual(
    isRevoked ? [false, 0] : [true, 1],
  )
})

test('T16: a link ends after its time, once it is revoked, when a new one is sent, and when its job is merged', async () => {
  const { world, agreement, send, open, signing, answer, act, wait, job_id } = await aSigning()
  const codes = await send([await agreement()])
  wait(30 * minute)
  expect((await open(codes.token))?.ended).toBe('expired')
  const paper = await agreement()
  const revoked = await send([paper])
  expect((await act(paper.id, 'revoke')).status).toBe(204)
  expect((await act(paper.id, 'revoke')).status).toBe(204)
  expect((await open(revoked.token))?.ended).toBe('revoked')
  const other = await agreement()
  const before = await send([other])
  const again = await act(other.id, 'links', { json: { link_id: newId(), channel: 'qr' } })
  expect(again.status).toBe(201)
  expect((await open(before.token))?.ended).toBe('revoked')
  const token: string = (await again.json()).address.split('/').at(-1)
  const signed = await signing(token)
  await world.db
    .updateTable('job')
    .set({ side: 'duplicate', side_since: world.now() })
    .where('id', '=', job_id)
    .execute()
  expect((await open(token))?.papers).toEqual([])
  await expect(answer(token, signed)).rejects.toMatchObject({ code: 'signing-ended' })
})

test('a link by email lasts for seven days and brings nothing but itself and what the paper is called, and staff never learn it', async () => {
  const { agreement, post, emails, workUntilIdle, open, wait } = await aSigning()
  const sent = await post({
    link_id: newId(),
    channel: 'email',
    to: 'nora@trillium-family.us',
    papers: [await agreement()],
  })
  expect(await sent.json()).toMatchObject({ address: null })
  await workUntilIdle()
  const email = emails.find(({ to }) => to === 'nora@trillium-family.us')
  const token = /\/sign\/([\w-]{43})/.exec(email?.text ?? '')?.[1] ?? ''
  expect(email?.subject).toMatch(/^Ivy Starling at .* sent you papers to sign$/)
  expect(email?.text).toContain('- Work authorization, OH')
  expect(`${email?.subject} ${email?.text}`).not.toMatch(/Trillium|Extraction|Boardman/)
  wait(7 * day - minute)
  expect((await open(token))?.papers).toHaveLength(1)
  wait(minute)
  expect((await open(token))?.ended).toBe('expired')
})

test('a message that someone writes under the ID of a link brings it to no one', async () => {
  const { agreement, send, emails, job_id, workUntilIdle, ...test } = await aSigning()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const { link_id, token } = await send([await agreement()])
  const message = { id: link_id, channel: 'email', to: 'nora@trillium-family.us', subject: 'Hello' }
  const json = { ...message, body: 'Look: [link]' }
  const written = await marcus.request(`/api/jobs/${job_id}/messages`, { method: 'POST', json })
  expect(written.status).toBe(201)
  await workUntilIdle()
  const email = emails.find(({ to }) => to === 'nora@trillium-family.us')
  expect(email?.text).toContain('[link]')
  expect(email?.text).not.toContain(token)
})

test('a link goes by text message only to who agreed to them, and to no other address than the customer’s', async () => {
  const { agreement, post } = await aSigning()
  const codeOf = async (json: object) => {
    const answer = await post({ link_id: newId(), papers: [await agreement()], ...json })
    return (await answer.json()).code
  }
  expect(await codeOf({ channel: 'email', to: 'other@example.com' })).toBe('recipient-moved-on')
  expect(await codeOf({ channel: 'text', to: '+13305550117' })).toMatch(/no-text-consent|recipient-moved-on/)
  expect(await codeOf({ channel: 'email' })).toBe('bad-fields')
})

test('signed on a later day, the agreement bears that day, whoever looked at it before reads it again, and the waiver follows', async () => {
  const { agreement, waiver, signing, answer, open, wait, rows, post, workUntilIdle, emails } =
    await aSigning()
  const papers = [await agreement(), await waiver()]
  await post({ link_id: newId(), channel: 'email', to: 'nora@trillium-family.us', papers })
  await workUntilIdle()
  const token = /\/sign\/([\w-]{43})/.exec(emails.at(-1)?.text ?? '')?.[1] ?? ''
  const before = await signing(token)
  wait(20 * hour)
  await expect(answer(token, before)).rejects.toMatchObject({ code: 'signing-moved-on' })
  expect(await answer(token, await signing(token))).toEqual({ left: 1 })
  wait(3 * day)
  const decides = { decisions: { decision: 'keeps' } }
  expect(await answer(token, await signing(token, 0, decides))).toEqual({ left: 0 })
  const told = (await rows()).map(({ body }) => Body.parse(JSON.parse(body)).answers)
  expect(told).toMatchObject([
    { form_date: '2026-11-21', last_day: '2026-11-25' },
    { agreement_date: '2026-11-21', last_day: '2026-11-25', decision: 'keeps' },
  ])
  expect((await open(token))?.ended).toBe('signed')
})

test('who gives up a right by link writes why by hand, and no typed name stands in for that', async () => {
  const { waiver, send, signing, answer, rows } = await aSigning()
  const { token } = await send([await waiver()])
  const waives = { decisions: { decision: 'waives' } }
  await expect(answer(token, await signing(token, 0, waives))).rejects.toMatchObject({ code: 'bad-fields' })
  const typed = await signing(token, 0, { ...waives, way: 'typed', inks: {} })
  await expect(answer(token, typed)).rejects.toMatchObject({ code: 'bad-fields' })
  const inks = { statement: linkInk, owner_signature: linkInk, company_signature: linkInk, other: linkInk }
  expect(await answer(token, await signing(token, 0, { ...waives, inks }))).toEqual({ left: 0 })
  const [{ body = '' } = {}] = await rows()
  const keys = Object.keys(Body.parse(JSON.parse(body)).answers).toSorted()
  expect(keys).toEqual(['agreement_date', 'decision', 'last_day', 'owner_signature', 'statement'])
})

test('who declines by link leaves the paper unsigned, with the reason for whoever sent it', async () => {
  const { agreement, send, open, answer, rows, forms, act } = await aSigning()
  const paper = await agreement()
  const { token } = await send([paper])
  const declines = SignerAnswer.parse({
    id: newId(),
    request: paper.id,
    does: 'decline',
    name: 'Nora Trillium',
    reason: 'Asks her son',
  })
  expect(await answer(token, declines)).toEqual({ left: 0 })
  expect(await answer(token, declines)).toEqual({ left: 0 })
  expect([(await rows()).length, (await open(token))?.ended]).toEqual([0, 'declined'])
  const told = await forms()
  expect(told.signing).toMatchObject([{ state: 'declined', name: 'Nora Trillium', reason: 'Asks her son' }])
  expect(told.start.is_authorized).toBe(false)
  const back = await (await act(paper.id, 'take-back')).json()
  expect(back.submission.answers).toMatchObject({ scope: 'Extraction', form_date: '2026-11-20' })
  expect((await forms()).signing).toEqual([])
})

test('a form that its sender submits after all is not signed by link any more', async () => {
  const { agreement, send, signing, open, put, answer } = await aSigning()
  const paper = await agreement()
  const { token } = await send([paper])
  const signed = await signing(token)
  const { answers, version } = paper.submission
  const inPerson = { ...answers, owner_signature: answers['company_signature'] }
  expect((await put('work-authorization-ohio', inPerson, { id: paper.submission_id, version })).status).toBe(
    201,
  )
  expect((await open(token))?.ended).toBe('revoked')
  await expect(answer(token, signed)).rejects.toMatchObject({ code: 'signing-ended' })
})

test('whoever can’t draw types name and initials, and the paper says so', async () => {
  const { filled, send, signing, answer, rows, world } = await aSigning()
  await publishStandardForms(world, [initialedForm])
  const { token } = await send([await filled(initialedForm.slug, {})])
  await expect(answer(token, await signing(token, 0, { way: 'typed', inks: {} }))).rejects.toMatchObject({
    code: 'bad-fields',
  })
  await answer(
    token,
    await signing(token, 0, { way: 'typed', inks: {}, typed: { received: 'NT', other: 'X' } }),
  )
  const [{ body = '' } = {}] = await rows()
  expect(Body.parse(JSON.parse(body)).answers).toMatchObject({
    received: { typed: 'NT' },
    owner_signature: { way: 'typed', name: 'Nora Trillium' },
  })
})

test('whoever signs and asks for it is emailed their copy, once', async () => {
  const { agreement, send, signing, answer, workUntilIdle, emails } = await aSigning()
  const { token } = await send([await agreement()])
  await answer(token, await signing(token, 0, { copy_to: 'email' }))
  await workUntilIdle()
  const copies = emails.filter(({ attachments }) => attachments?.length)
  expect(copies.map(({ to, subject }) => [to, subject])).toEqual([
    ['nora@trillium-family.us', 'Your copy: Work authorization, OH'],
  ])
})

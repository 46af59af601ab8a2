import { expect, test } from 'vitest'
import * as z from 'zod'
import { aForm } from '#domain/forms/a-form.fixture.ts'
import { publishStandardForms } from '#domain/forms/forms.server.ts'
import { signedAt } from '#domain/packets/papers.fixture.ts'
import { day, hour } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { aSignedPaper } from './a-signed-paper.fixture.ts'
import { aSigning, linkInk } from './a-signing.fixture.ts'

const Body = z.object({ answers: z.record(z.string(), z.json()) })
const byLink = { request: newId(), shown: 'a'.repeat(64), consent: 1, device: 'phone' }
const company = (at: string, more: object = {}) => ({ ...signedAt(at, 'Ivy Starling'), ...more })
const morning = '2026-11-20T11:30:00.000Z'

test('no paper goes out with a signature that only says it was given by link', async () => {
  const { id, answers, agreement, post, rows } = await aSignedPaper()
  const codeOf = async (company_signature: unknown, more: object = {}) => {
    const paper = await agreement({ company_signature })
    const papers = [{ ...paper, submission: { ...paper.submission, ...more } }]
    const answer = await post({ link_id: newId(), channel: 'qr', papers })
    return [answer.status, (await answer.json()).fields]
  }
  const refused = [422, { company_signature: [expect.stringContaining('not signed by link')] }]
  expect(await codeOf(company(morning, { link: byLink }))).toEqual(refused)
  expect(await codeOf(answers['owner_signature'], { revises: id })).toEqual(refused)
  expect(await rows()).toHaveLength(1)
})

test('nor is one signed that waits with such a signature from before', async () => {
  const { world, agreement, send, signing, answer, rows } = await aSigning()
  const paper = await agreement()
  const { token } = await send([paper])
  const { submission } = paper
  const answers = { ...submission.answers, company_signature: company(morning, { link: byLink }) }
  const body = JSON.stringify({ ...submission, answers })
  await world.db.updateTable('signing_request').set({ body }).where('id', '=', paper.id).execute()
  await expect(answer(token, await signing(token))).rejects.toMatchObject({ code: 'bad-fields' })
  expect(await rows()).toEqual([])
})

test.each([
  { says: 'a time to come', clock: '2026-11-20T12:00:00.000Z', at: '2031-01-01T00:00:00.000Z', is: 0 },
  { says: 'years ago', clock: '2026-11-20T12:00:00.000Z', at: '2020-01-01T00:00:00.000Z', is: 365 * day },
  {
    says: 'an hour ago, by a wrong clock',
    clock: '2026-11-21T12:00:00.000Z',
    at: '2026-11-21T11:00:00.000Z',
    is: hour,
  },
])('of a signature that says $says, our clock says when', async ({ clock, at, is }) => {
  const { world, agreement, ivy, job_id, signing, answer, rows } = await aSigning()
  const sentAt = world.now()
  const paper = await agreement({ company_signature: company(at) })
  const sent = await ivy.request('/api/signing-requests', {
    method: 'POST',
    json: { job_id, link_id: newId(), channel: 'qr', papers: [paper] },
    headers: { 'Client-Time': clock },
  })
  const token: string = (await sent.json()).address.split('/').at(-1)
  await answer(token, await signing(token))
  const [row] = await rows()
  const told = new Date(sentAt.getTime() - is).toISOString()
  expect(Body.parse(JSON.parse(row?.body ?? '')).answers['company_signature']).toMatchObject({ at: told })
  expect(row?.signatures).toMatchObject([{ by_link: true }, { by_link: false, at: told }])
})

test('what a fix brings along was signed when its form was received, whatever the form says', async () => {
  const { world, put, filled, send, signing, answer, rows, wait } = await aSigning()
  await publishStandardForms(world, [bySeveral])
  const to_come = '2031-01-01T00:00:00.000Z'
  const brought = { checked: { typed: 'IS', at: to_come }, company_signature: company(to_come) }
  const id = newId()
  const receivedAt = world.now().toISOString()
  expect((await put(bySeveral.slug, brought, { id })).status).toBe(201)
  wait(hour)
  const { token } = await send([
    await filled(bySeveral.slug, { ...brought, is_asked: 'yes' }, { revises: id }),
  ])
  await answer(token, await signing(token))
  const fixed = (await rows()).find((row) => row.revises === id)
  expect(Body.parse(JSON.parse(fixed?.body ?? '')).answers).toMatchObject({
    checked: { at: receivedAt },
    company_signature: { at: receivedAt },
  })
})

/** The owner may sign later. */
const bySeveral = {
  slug: 'by-several',
  definition: aForm([
    {
      fields: [
        { id: 'checked', type: 'initials', signer: 'representative' },
        { id: 'is_asked', type: 'yes_no' },
        { id: 'company_signature', type: 'signature', signer: 'representative' },
        {
          id: 'owner_signature',
          type: 'signature',
          signer: 'owner',
          need: { all: [{ field: 'is_asked', op: 'is', value: 'yes' }] },
        },
      ],
    },
  ]),
}

test('a paper that waits from before with a time to come was signed before it was sent', async () => {
  const { world, agreement, send, signing, answer, rows, wait } = await aSigning()
  const sentAt = world.now()
  const paper = await agreement()
  const { token } = await send([paper])
  const { submission } = paper
  const answers = { ...submission.answers, company_signature: company('2031-01-01T00:00:00.000Z') }
  const body = JSON.stringify({ ...submission, answers })
  await world.db.updateTable('signing_request').set({ body }).where('id', '=', paper.id).execute()
  wait(hour / 4)
  await answer(token, await signing(token))
  const [row] = await rows()
  expect(row?.signatures).toMatchObject([{ at: world.now().toISOString() }, { at: sentAt.toISOString() }])
})

/** Both sign, and what the owner initials the relative sees. */
const forTwo = {
  slug: 'for-two',
  definition: aForm([
    {
      fields: [
        { id: 'received', type: 'initials', signer: 'owner', need: 'always' },
        { id: 'owner_signature', type: 'signature', signer: 'owner', need: 'always' },
        { id: 'heir_signature', type: 'signature', signer: 'next_of_kin', need: 'always' },
      ],
    },
  ]),
}

test('of two who signed one signs again by link, and what the other signed by link stays as it was', async () => {
  const { world, ivy, job_id, filled, send, signing, answer, rows, decide } = await aSigning()
  await publishStandardForms(world, [forTwo])
  const received = { typed: 'NT', at: morning }
  const inks = { heir_signature: linkInk, owner_signature: linkInk }
  const first = await filled(forTwo.slug, { received, owner_signature: signedAt(morning) })
  const before = await send([first])
  await answer(before.token, await signing(before.token, 0, { inks }))
  const id = first.submission_id
  await decide(id, 'request-fix', { revision: 1, reason: 'The owner signs again.' })
  const [{ body = '' } = {}] = await rows()
  const { answers } = Body.parse(JSON.parse(body))
  const { owner_signature: _, ...kept } = answers
  const paper = await filled(forTwo.slug, kept, { revises: id })
  const sent = await ivy.request('/api/signing-requests', {
    method: 'POST',
    json: { job_id, link_id: newId(), channel: 'qr', papers: [paper] },
    headers: { 'Client-Time': '2026-11-20T13:00:00.000Z' },
  })
  expect(sent.status).toBe(201)
  const token: string = (await sent.json()).address.split('/').at(-1)
  expect(await answer(token, await signing(token, 0, { inks }))).toEqual({ left: 0 })
  const fixed = (await rows()).find((row) => row.id === paper.submission_id)
  const { heir_signature, received: initials } = Body.parse(JSON.parse(fixed?.body ?? '')).answers
  expect({ heir_signature, initials }).toEqual({
    heir_signature: answers['heir_signature'],
    initials: answers['received'],
  })
  expect(fixed?.signatures).toMatchObject([{ by_link: true }, { by_link: true }])
})

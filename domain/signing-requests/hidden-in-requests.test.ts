import { expect, test } from 'vitest'
import * as z from 'zod'
import { aForm } from '#domain/forms/a-form.fixture.ts'
import { publishStandardForms } from '#domain/forms/forms.server.ts'
import { newId } from '#platform/uuid.ts'
import { aSigning } from './a-signing.fixture.ts'

const Signing = z.object({
  signing: z.array(z.looseObject({ may_open: z.boolean(), may_send: z.boolean() })),
})
const directed = {
  slug: 'directed',
  definition: aForm([
    {
      fields: [
        { id: 'policy', type: 'short_text', fact: 'insurance.claim' },
        { id: 'owner_signature', type: 'signature', signer: 'owner', need: 'always' },
      ],
    },
  ]),
}

async function aDirectedPayment(answers: object, by: 'ivy' | 'office' = 'office') {
  const test = await aSigning()
  await publishStandardForms(test.world, [directed])
  const paper = await test.filled(directed.slug, answers)
  const sent = { link_id: newId(), channel: 'qr', papers: [paper] }
  expect((await test.post(sent, test[by])).status).toBe(201)
  const again = (who: typeof test.ivy, channel = 'qr', to = '') =>
    test.act(paper.id, 'links', { who, json: { link_id: newId(), channel, to } })
  const takeBack = (who: typeof test.ivy) => test.act(paper.id, 'take-back', { who })
  /** Whether their list of papers offers both. */
  const isOffered = async (who: typeof test.ivy) => {
    const forms = await who.request(`/api/jobs/${paper.submission.job_id}/forms`)
    const { signing } = Signing.parse(await forms.json())
    return signing.map(({ may_open }) => may_open)
  }
  return { ...test, paper, again, takeBack, isOffered }
}

test('whoever doesn’t see the claim gets no paper that names it, by no new link and by taking none back, and its link stays', async () => {
  const { ivy, office, paper, act, again, takeBack, isOffered, world } = await aDirectedPayment({
    policy: 'OH-71092',
  })
  expect([await isOffered(ivy), await isOffered(office)]).toEqual([[false], [true]])
  const refused = [
    await again(ivy),
    await again(ivy, 'email', 'nora@trillium-family.us'),
    await takeBack(ivy),
  ]
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403])
  for (const answer of refused) expect(await answer.text()).not.toContain('OH-71092')
  const { state } = await world.db
    .selectFrom('signing_request')
    .select('state')
    .where('id', '=', paper.id)
    .executeTakeFirstOrThrow()
  expect(state).toBe('open')
  expect((await act(paper.id, 'revoke', { who: ivy })).status).toBe(204)
  expect((await takeBack(ivy)).status).toBe(403)
  expect((await takeBack(office)).status).toBe(200)
})

test.each([
  { who: 'whoever sent a paper', answers: { policy: 'OH-71092' }, by: 'ivy' },
  { who: 'whoever sees all that a paper names', answers: {}, by: 'office' },
] as const)('$who sends it again and takes it back', async ({ answers, by }) => {
  const { ivy, again, takeBack } = await aDirectedPayment(answers, by)
  expect((await again(ivy)).status).toBe(201)
  const back = await takeBack(ivy)
  expect([back.status, await back.json()]).toMatchObject([200, { submission: { answers } }])
})

test('a new link is offered to whoever sees all papers behind the one before, whose ID is told to no one', async () => {
  const { filled, post, ivy, office, job_id, ...test } = await aSigning()
  await publishStandardForms(test.world, [directed])
  const papers = [await filled(directed.slug, { policy: 'OH-71092' }), await filled(directed.slug, {})]
  const link_id = newId()
  const sent = await post({ link_id, channel: 'qr', papers }, office)
  expect(await sent.text()).not.toContain(link_id)
  const listed = async (who: typeof ivy) => {
    const text = await (await who.request(`/api/jobs/${job_id}/forms`)).text()
    expect(text).not.toContain(link_id)
    return Signing.parse(JSON.parse(text)).signing.map(({ may_open, may_send }) => [may_open, may_send])
  }
  expect((await listed(ivy)).toSorted()).toEqual([
    [false, false],
    [true, false],
  ])
  expect(await listed(office)).toEqual([
    [true, true],
    [true, true],
  ])
})

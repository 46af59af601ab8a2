import { expect, test } from 'vitest'
import { minute } from '#platform/time.ts'
import { aLeadRequest } from '#test/a-lead.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'
import { admitLead, admitLeadWithReceipt } from './admit.flow.ts'
import type { Arriving } from './judge.server.ts'
import type { LeadRequest } from './lead.ts'

function aForm({ world }: Pick<TestWorld, 'world'>): Arriving {
  return {
    honeypot: '',
    openedAt: new Date(world.now().getTime() - minute),
    isCrossSite: false,
    page: '/hubbard-oh',
    proof: { kind: 'none' },
    address: '198.51.100.7',
    isCrowded: async () => false,
  }
}

test.each<[string, Partial<Arriving>, string[]]>([
  ['a form that a person filled in', {}, []],
  ['a filled hidden field', { honeypot: 'https://spam.example' }, ['hidden-field']],
  ['a form that was never opened here', { openedAt: null }, ['no-open-time']],
  ['a form of another website', { isCrossSite: true }, ['cross-site']],
  ['a made-up proof', { proof: { kind: 'wrong' } }, ['wrong-proof']],
  ['one of many from an address', { isCrowded: async () => true }, ['many-from-address']],
])('%s is received, with what is odd about it', async (_, arriving, suspicions) => {
  const test = await createTestWorld()
  const { world } = test
  const request = aLeadRequest()
  const received = await admitLead(world, request, { ...aForm(test), ...arriving })
  expect(received).toMatchObject({ id: request.id, isNew: true })
  const row = await world.db
    .selectFrom('lead')
    .select(['page', 'quarantine_reasons', 'source'])
    .where('id', '=', request.id)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ page: '/hubbard-oh', quarantine_reasons: suspicions })
  expect(row.source).toHaveLength(22)
})

test('a proof is spent by the request that it came with', async () => {
  const { world } = await createTestWorld()
  const proof = {
    kind: 'solved',
    id: 'solved-once',
    until: new Date(world.now().getTime() + minute),
  } as const
  const arriving = { honeypot: '', openedAt: null, isCrossSite: false, page: '', proof, address: '' }
  const send = (id: string) =>
    admitLead(world, aLeadRequest({ id }), { ...arriving, openedAt: undefined, isCrowded: async () => false })
  const [first, second] = ['01930000-0000-7000-8000-00000000000a', '01930000-0000-7000-8000-00000000000b']
  await send(first)
  await send(second)
  const rows = await world.db.selectFrom('lead').select(['id', 'quarantine_reasons']).orderBy('id').execute()
  expect(rows).toEqual([
    { id: first, quarantine_reasons: [] },
    { id: second, quarantine_reasons: ['used-proof'] },
  ])
})

test('of many that arrive at once each gets its own answer and its own turn, and one that is refused stops no other', async () => {
  const test = await createTestWorld()
  const { world } = test
  let counted = 0
  const form = { ...aForm(test), isCrowded: async () => ++counted > 100, retryKey: undefined }
  const send = (request: LeadRequest) => admitLeadWithReceipt(world, request, form)
  const known = aLeadRequest({ name: 'Known' })
  const { receipt } = await send(known)

  const others = Array.from({ length: 10 }, (_, nth) => aLeadRequest({ name: `Visitor ${nth}` }))
  const missing = aLeadRequest({ photos: ['a'.repeat(64)] })
  const all = [...others, known, { ...known, name: 'Differs' }, missing]
  const answers = await Promise.allSettled(all.map(send))
  expect(answers.slice(0, 10)).toMatchObject(
    others.map(({ id }) => ({ value: { isNew: true, receipt: { id, secret: expect.any(String) } } })),
  )
  expect(answers.slice(10)).toMatchObject([
    { value: { isNew: false, receipt: { reference: receipt.reference } } },
    { reason: { code: 'lead-differs' } },
    { reason: { code: 'photos-missing' } },
  ])
  expect(counted).toBe(all.length + 1)
  const leads = await world.db.selectFrom('lead').select('sender_turn').orderBy('sender_turn').execute()
  expect(leads.map(({ sender_turn }) => sender_turn)).toEqual(Array.from({ length: 11 }, (_, nth) => nth + 1))
  const events = await world.db
    .selectFrom('event')
    .select('name')
    .where('name', '=', 'lead.received')
    .execute()
  expect(events).toHaveLength(11)
})

test('more than can be stored soon are told to call, and none that was received is lost', async () => {
  const test = await createTestWorld()
  const requests = Array.from({ length: 520 }, () => aLeadRequest())
  const answers = await Promise.allSettled(
    requests.map((request) => admitLead(test.world, request, aForm(test))),
  )
  const refused = answers.filter((answer) => answer.status === 'rejected')
  expect(refused).toHaveLength(20)
  const sentence = expect.stringContaining('(330) 555-0142')
  expect(refused[0]?.reason).toMatchObject({ status: 503, message: sentence, extra: { retryAfter: 10 } })
  expect(await test.world.db.selectFrom('lead').select('id').execute()).toHaveLength(500)
})

import { expect, test } from 'vitest'
import { minute } from '#platform/time.ts'
import { aLeadRequest } from '#test/a-lead.ts'
import { createTestWorld } from '#test/world.ts'
import { admitLead, type Arriving } from './admit.flow.ts'

test.each<[string, Partial<Arriving>, string[]]>([
  ['a form that a person filled in', {}, []],
  ['a filled hidden field', { honeypot: 'https://spam.example' }, ['hidden-field']],
  ['a form that was never opened here', { openedAt: null }, ['no-open-time']],
  ['a form of another website', { isCrossSite: true }, ['cross-site']],
  ['a made-up proof', { proof: { kind: 'wrong' } }, ['wrong-proof']],
  ['one of many from an address', { isCrowded: async () => true }, ['many-from-address']],
])('%s is received, with what is odd about it', async (_, arriving, suspicions) => {
  const { world } = await createTestWorld()
  const request = aLeadRequest()
  const usual: Arriving = {
    honeypot: '',
    openedAt: new Date(world.now().getTime() - minute),
    isCrossSite: false,
    page: '/hubbard-oh',
    proof: { kind: 'none' },
    address: '198.51.100.7',
    isCrowded: async () => false,
  }
  const received = await admitLead(world, request, { ...usual, ...arriving })
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

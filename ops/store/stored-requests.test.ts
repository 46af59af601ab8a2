import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { sealerWith } from './sealing.ts'
import { openRequests } from './stored-requests.ts'

test('of all answers that are stored the requests are listed with how many of their photos are here, the oldest first', async () => {
  const sealer = sealerWith(
    await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
  )
  const row = async (queryKey: unknown[], data: unknown, at: number) => ({
    key: JSON.stringify(queryKey),
    at,
    sealed: await sealer.seal({ queryKey, data }),
  })
  const lead = (name: string) => ({
    id: newId(),
    name,
    reference: 'R-2611-ABCDE',
    town: 'Boardman',
    phone: '+13305550150',
    page: '/contact',
    status: 'new' as const,
    loss: null,
    service: 'not-sure' as const,
    outcome: null,
    visit: null,
    assigned_to: null,
    has_job: false,
    quarantined: false,
    received_at: '2026-11-22T18:30:00.000Z',
    photo_count: 2,
  })
  const [ann, nora] = [lead('Ann Miller'), lead('Nora Trillium')]
  const rows = [
    await row(['lead', ann.id], { ...ann, message: 'The basement is wet.' }, 2000),
    await row(['dashboard', 'desk'], { items: [ann] }, 3000),
    await row(['lead', nora.id], nora, 1000),
    await row(['lead', nora.id, 'reassigned'], nora, 1000),
  ]
  const photos = ['/a/thumbnail', '/a/picture', '/b/thumbnail'].map((path) => [ann.id, path] as const)
  expect(await openRequests(rows, photos, sealer)).toEqual([
    { ...nora, at: 1000, photos_here: 0 },
    { ...ann, at: 2000, photos_here: 2 },
  ])
  expect(await openRequests(rows, [], sealerWith(null))).toEqual([])
})

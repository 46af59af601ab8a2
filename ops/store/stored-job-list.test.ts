import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { openDatabase } from './database.ts'
import { sealerWith } from './sealing.ts'
import { openJobs, storedJobs } from './stored-job-list.ts'

test('of all files that are stored the jobs are listed with their age, the newest job first', async () => {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const [database, sealer] = [openDatabase(newId()), sealerWith(key)]
  const job = (name: string, created_at: string) => ({
    id: newId(),
    number: 'MR-2611-001',
    name,
    phone: '+13305550150',
    town: 'Boardman',
    loss_type: null,
    stage: 'contacted' as const,
    side: null,
    created_at,
  })
  const [ann, nora] = [
    job('Ann Miller', '2026-11-20T12:00:00.000Z'),
    job('Nora Trillium', '2026-11-22T12:00:00.000Z'),
  ]
  const put = async (queryKey: unknown[], id: string, { data, at }: { data: unknown; at: number }) =>
    database.jobs.put({
      key: JSON.stringify(queryKey),
      job: id,
      at,
      sealed: await sealer.seal({ queryKey, data }),
    })
  await put(['job', ann.id], ann.id, { data: { ...ann, facts: { gas: 'yes' } }, at: 2000 })
  await put(['job', nora.id], nora.id, { data: nora, at: 1000 })
  await put(['visits', 'job', ann.id], ann.id, { data: { visits: [] }, at: 3000 })
  await put(['job', ann.id, 'history'], ann.id, { data: { pages: [] }, at: 3000 })
  const rows = await database.jobs.toArray()
  expect(await openJobs(rows, sealer)).toEqual([
    { ...nora, at: 1000 },
    { ...ann, at: 2000 },
  ])
  expect(await openJobs(rows, sealerWith(null))).toEqual([])
  // Of the other the file is not whole.
  expect(await storedJobs(database)).toEqual([ann.id])
})

import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { readCsv } from '#platform/text/csv.ts'
import { minute } from '#platform/time.ts'
import type { World } from '#platform/world.ts'
import { ExportManifest } from '#domain/exports/manifest.ts'
import { listJobHistory } from '#domain/jobs/records.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { aJob } from '#test/a-job.ts'
import { aPutPhoto } from '#test/a-put-photo.ts'
import { anExportedJob, type Unpacked } from '#test/an-exported-job.ts'
import { aPerson } from '#test/people.ts'

function manifestOf(files: Unpacked) {
  return ExportManifest.parse(JSON.parse(String(files.get('manifest.json'))))
}

function rowsOf(files: Unpacked, name: string) {
  const { header, rows } = readCsv(String(files.get(name)), 1000)
  return rows.map(({ cells }) => Object.fromEntries(header.map((column, nth) => [column, cells[nth]])))
}

const pdf = 2 * minute

test(
  'the whole file of a job has its facts, tables, photos, papers and evidence',
  { timeout: pdf },
  async () => {
    const { unpack, number, job_id } = await anExportedJob()
    const files = await unpack()
    expect([...files.keys()]).toEqual([
      'job.json',
      'rooms.csv',
      'sketches.json',
      'visits.csv',
      'to-do.csv',
      'contents.csv',
      'boxes.csv',
      'drying.json',
      'points.csv',
      'readings.csv',
      'air-stations.csv',
      'air-readings.csv',
      'equipment.csv',
      'money.csv',
      'timeline.csv',
      'photos/before/kitchen/0001.jpg',
      'photos/during/no-room/0002.jpg',
      'photos.csv',
      expect.stringMatching(/^documents\/2026-11-20-daily-log-.+\.pdf$/),
      'forms.json',
      `evidence/${number}.jsonl`,
      'manifest.json',
      'SHA256SUMS',
    ])
    expect(JSON.parse(String(files.get('job.json')))).toMatchObject({
      job: { id: job_id, number, facts: { name: 'Nora Trillium' } },
      rooms: [{ name: 'Kitchen' }],
    })
    expect(rowsOf(files, 'readings.csv')).toMatchObject([
      { value: '43', counts: 'no', corrects: '' },
      { value: '34', counts: 'yes', reason: 'Typed wrong.', goal_from: 'default of the company' },
    ])
    expect(rowsOf(files, 'air-readings.csv')).toMatchObject([
      { fahrenheit: '71.5', humidity: '48', grains_per_pound: expect.stringMatching(/^5\d\.\d$/) },
    ])
    expect(rowsOf(files, 'money.csv')).toMatchObject([{ amount_cents: '100000' }])
    expect(rowsOf(files, 'photos.csv')).toMatchObject([{ phase: 'before', room: 'Kitchen' }, { room: '' }])
    const { files: listed, left_out, evidence } = manifestOf(files)
    expect(left_out.map(({ what }) => what)).toEqual(['Door and alarm codes'])
    expect(evidence).toMatchObject([{ job_id, records: 8 }])
    for (const { path, sha256 } of listed)
      expect([
        path,
        createHash('sha256')
          .update(files.get(path) ?? '')
          .digest('hex'),
      ]).toEqual([path, sha256])
    expect(String(files.get('SHA256SUMS')).trim().split('\n')).toHaveLength(listed.length + 1)
  },
)

test(
  'restricted photos are in the file only where someone who may see them asks for them',
  { timeout: pdf },
  async () => {
    const { unpack, take, addPhoto, submit, ...test } = await anExportedJob()
    const scene = await aPutPhoto(test, test.ivy, 70)
    await addPhoto({ sha256: scene, is_restricted: true, taken_at: '2026-11-20T11:59:00.000Z' })
    await submit({ answers: { task: 'Scene', photos: [{ sha256: scene }] }, blobs: [scene] })
    const files = await unpack()
    expect(rowsOf(files, 'photos.csv')).toHaveLength(2)
    expect(manifestOf(files).left_out).toMatchObject([
      { what: 'Door and alarm codes' },
      { what: '1 restricted photo', photos: 1 },
      { what: expect.stringContaining('daily-log'), why: 'It shows restricted photos.' },
    ])
    const whole = await unpack(test.office, '?restricted=include')
    expect(rowsOf(whole, 'photos.csv').map((row) => row['is_restricted'])).toEqual(['no', 'no', 'yes'])
    expect(manifestOf(whole).documents).toHaveLength(2)
    await test.world.db
      .updateTable('role')
      .set({ permissions: ['intake.view', 'exports.jobZip', 'photos.view'] })
      .where('name', '=', 'Office manager')
      .execute()
    expect((await take(test.office, '?restricted=include')).status).toBe(403)
  },
)

test(
  'papers with photos of a scene that the gallery doesn’t have are left out, and the manifest says why to each reader',
  { timeout: pdf },
  async () => {
    const { unpack, submit, ...test } = await anExportedJob()
    const scene = await aPutPhoto(test, test.ivy, 70)
    await submit({ answers: { task: 'Scene', photos: [{ sha256: scene }] }, blobs: [scene] })
    await test.world.db
      .updateTable('submission_photo')
      .set({ restricted_at: test.world.now() })
      .where('sha256', '=', scene)
      .execute()
    const leftOut = { what: expect.stringContaining('daily-log'), why: 'It shows restricted photos.' }
    const codes = { what: 'Door and alarm codes' }
    expect(manifestOf(await unpack())).toMatchObject({ documents: [{}], left_out: [codes, leftOut] })
    const all = await unpack(test.office, '?restricted=include')
    expect(manifestOf(all)).toMatchObject({ documents: [{}, {}], left_out: [codes] })
    const { permissions } = await test.world.db
      .selectFrom('role')
      .select('permissions')
      .where('name', '=', 'Office manager')
      .executeTakeFirstOrThrow()
    await test.world.db
      .updateTable('role')
      .set({ permissions: permissions.filter((each) => each !== 'photos.viewRestricted') })
      .where('name', '=', 'Office manager')
      .execute()
    expect(manifestOf(await unpack()).left_out).toEqual(
      expect.arrayContaining([expect.objectContaining(leftOut)]),
    )
  },
)

test(
  'what someone may not see is not in the file, and the manifest says so; a door code never is',
  { timeout: pdf },
  async () => {
    const { unpack, office, job_id, world } = await anExportedJob()
    await office.request(`/api/jobs/${job_id}/access-code`, { method: 'PUT', json: { code: 'K-4711-K' } })
    const all = [...(await unpack()).values()].map(String).join('\n')
    expect(all).not.toContain('K-4711-K')
    await world.db
      .updateTable('role')
      .set({ permissions: ['intake.view', 'exports.jobZip'] })
      .where('name', '=', 'Office manager')
      .execute()
    const files = await unpack()
    expect([...files.keys()]).toEqual([
      'job.json',
      'visits.csv',
      'to-do.csv',
      'timeline.csv',
      'manifest.json',
      'SHA256SUMS',
    ])
    expect(manifestOf(files).left_out.map(({ what }) => what)).toEqual([
      'Door and alarm codes',
      'Rooms',
      'Sketches',
      'Contents',
      'Points, readings and air',
      'Equipment',
      'Amounts of money',
      'Photos',
      'Filled forms',
      'Evidence',
    ])
  },
)

test(
  'the file of a job has what was recorded at those that were merged into it',
  { timeout: pdf },
  async () => {
    const { unpack, office, job_id, number, ...test } = await anExportedJob()
    const other = await aJob(test, office)
    const sha256 = await aPutPhoto(test, office, 80)
    await office.request(`/api/leads/${other.id}/photos/${sha256}`, { method: 'PUT' })
    const merge = { into: number, revision: other.revision }
    const merged = await office.request(`/api/jobs/${other.id}/merge`, { method: 'POST', json: merge })
    expect(merged.status).toBe(200)
    const files = await unpack()
    expect(manifestOf(files)).toMatchObject({ job: { id: job_id }, merged: [{ number: other.number }] })
    expect(rowsOf(files, 'photos.csv').map((row) => row['job_id'])).toEqual(
      expect.arrayContaining([job_id, other.id]),
    )
    expect([...files.keys()]).toContain(`evidence/${other.number}.jsonl`)
  },
)

test('whoever took the file along stands in the history and in the audit log', { timeout: pdf }, async () => {
  const { take, world, office, job_id } = await anExportedJob()
  expect((await office.request(`/api/jobs/${job_id}/export`, { method: 'HEAD' })).status).toBe(200)
  await (await take()).body?.cancel()
  const { items } = await listJobHistory(world, allow(office, 'intake.view'), { job_id, limit: 5 })
  expect(items[0]).toMatchObject({ words: 'Whole file downloaded', by: office.name })
  const events = await world.db
    .selectFrom('event')
    .select(['employee_id', 'payload'])
    .where('name', '=', 'job.exported')
    .execute()
  expect(events).toEqual([{ employee_id: office.id, payload: { job_id, kind: 'usual' } }])
})

test.each(['the session', 'a right to something in it'])(
  'a file that is being read ends with %s',
  async (what) => {
    const { take, world, ...test } = await anExportedJob()
    const clerk = await aPerson({ world, ...test }, 'Owner', 'Fern Teal')
    const reader = (await take(clerk)).body?.getReader()
    if (!reader) throw new Error('there was no file')
    expect((await reader.read()).done).toBe(false)
    if (what === 'the session') await clerk.request('/api/auth/logout', { method: 'POST' })
    else await withoutRight(world, 'drying.view')
    const readOn = async () => {
      while (!(await reader.read()).done);
    }
    await expect(readOn()).rejects.toMatchObject({ name: 'Error' })
  },
)

async function withoutRight({ db }: World, right: string) {
  const role = await db
    .selectFrom('role')
    .select(['id', 'permissions'])
    .where('name', '=', 'Owner')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('role')
    .set({ permissions: role.permissions.filter((each) => each !== right) })
    .where('id', '=', role.id)
    .execute()
}

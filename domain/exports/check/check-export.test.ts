import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { openZip } from '#platform/files/read-zip.ts'
import { minute } from '#platform/time.ts'
import { aPutPhoto } from '#test/a-put-photo.ts'
import { aTaggedUnit } from '#test/some-equipment.ts'
import { newId } from '#platform/uuid.ts'
import { anExportedJob, packed, type Unpacked } from '#test/an-exported-job.ts'
import { checkExport } from './check-export.ts'

/** Each test packs a job, and a job with a paper takes seconds to pack: the same files are changed in every way. */
async function anExport() {
  const { unpack, number } = await anExportedJob()
  const files = await unpack()
  const check = async (changed: Iterable<readonly [string, Uint8Array]>) => {
    const zip = await openZip(await packed(changed))
    return checkExport(zip).finally(() => zip.close())
  }
  const problemsOf = async (change: (files: Unpacked) => unknown) => {
    const changed: Unpacked = new Map(files)
    change(changed)
    return (await check(changed)).problems.map(({ file, problem }) => `${file}: ${problem}`)
  }
  const photo = 'photos/before/kitchen/0001.jpg'
  return {
    files,
    check,
    problemsOf,
    photo,
    other: 'photos/during/no-room/0002.jpg',
    chain: `evidence/${number}.jsonl`,
  }
}

function edit(files: Unpacked, name: string, change: (text: string) => string) {
  files.set(name, Buffer.from(change(String(files.get(name)))))
}

/** As whoever knows how the file is made would hide a change: with new hashes in the manifest and in the list. */
function hashAnew(files: Unpacked) {
  const hashOf = (name: string) =>
    createHash('sha256')
      .update(files.get(name) ?? '')
      .digest('hex')
  const manifest = JSON.parse(String(files.get('manifest.json')))
  const anew = <File extends { path: string }>(list: File[]) =>
    list.filter(({ path }) => files.has(path)).map((file) => ({ ...file, sha256: hashOf(file.path) }))
  manifest.files = anew(manifest.files)
  manifest.documents = anew(manifest.documents)
  manifest.photos = manifest.photos.filter(({ path }: { path: string }) => files.has(path))
  edit(files, 'manifest.json', () => JSON.stringify(manifest))
  const names = [...files.keys()].filter((name) => name !== 'SHA256SUMS')
  edit(files, 'SHA256SUMS', () => names.map((name) => `${hashOf(name)}  ${name}\n`).join(''))
}

const swapLines = (text: string) => {
  const [first, second, third, ...rest] = text.split('\n')
  return [first, third, second, ...rest].join('\n')
}

test(
  'a file as it was exported passes, with its records and its photos',
  { timeout: 2 * minute },
  async () => {
    const { files, check } = await anExport()
    expect(await check(files)).toMatchObject({
      problems: [],
      records: 8,
      unproven: { photos: 0, documents: 0 },
    })
  },
)

test('the photo of a machine has its hash in the evidence, too: another picture in its place is told', async () => {
  const house = await anExportedJob()
  const unit = await aTaggedUnit(house)
  const photo = await aPutPhoto(house, house.ivy, 63)
  await house.send(house.ivy, `/api/leads/${house.job_id}/photos/${photo}`, { method: 'PUT' })
  await house.send(house.ivy, `/api/equipment-moves/${newId()}`, {
    method: 'PUT',
    job_id: house.job_id,
    unit_id: unit.id,
    move: 'placed',
    room_id: house.room_id,
    photo,
    at: house.world.now().toISOString(),
  })
  const files = await house.unpack()
  const check = async () => {
    const zip = await openZip(await packed(files))
    return checkExport(zip).finally(() => zip.close())
  }
  expect(await check()).toMatchObject({ problems: [], unproven: { photos: 0 } })
  const manifest = JSON.parse(String(files.get('manifest.json')))
  const isOfMachine = ({ sha256 }: { sha256: string }) => sha256 === photo
  const machine = manifest.photos.find(isOfMachine)
  const other = manifest.photos.find((each: { sha256: string }) => !isOfMachine(each))
  files.set(machine.path, files.get(other.path) ?? Buffer.alloc(0))
  hashAnew(files)
  expect((await check()).problems).toEqual([
    { file: machine.path, problem: 'It is not the photo that was recorded.' },
  ])
})

test(
  'what was changed, taken out, put in or reordered is told by its name',
  { timeout: 2 * minute },
  async () => {
    const { problemsOf, photo, chain } = await anExport()
    const oneByte = await problemsOf((files) => {
      const bytes = Buffer.from(files.get(photo) ?? '')
      bytes[200] = (bytes[200] ?? 0) ^ 1
      files.set(photo, bytes)
    })
    expect(oneByte).toEqual([
      `${photo}: It has changed since it was exported.`,
      `${photo}: It is not the photo that was recorded.`,
    ])
    const reading = await problemsOf((files) =>
      edit(files, 'readings.csv', (csv) => csv.replace('"34"', '"14"')),
    )
    expect(reading).toEqual([
      'readings.csv: It has changed since it was exported.',
      expect.stringMatching(/^readings.csv: Reading [0-9a-f-]{36} is not as it was recorded\.$/),
    ])
    expect(await problemsOf((files) => files.delete('timeline.csv'))).toEqual([
      'timeline.csv: It is missing.',
    ])
    expect(await problemsOf((files) => files.set('more.txt', Buffer.from('x')))).toEqual([
      'more.txt: It was added after the export.',
    ])
    expect(await problemsOf((files) => edit(files, chain, swapLines))).toEqual([
      `${chain}: It has changed since it was exported.`,
      `${chain}: Record 2: A record is missing, or not in its place.`,
      expect.stringContaining('There is no record of reading'),
      expect.stringContaining('There is no record of reading'),
      expect.stringContaining('There is no record of reading'),
    ])
    expect(await problemsOf((files) => files.delete('SHA256SUMS'))).toEqual(['SHA256SUMS: It is missing.'])
  },
)

test(
  'whoever makes the hashes anew, too, is found out by the evidence',
  { timeout: 2 * minute },
  async () => {
    const { files, problemsOf, photo, other, chain } = await anExport()
    const forged = (change: (files: Unpacked) => unknown) =>
      problemsOf((files) => {
        change(files)
        hashAnew(files)
      })
    expect(await forged(() => {})).toEqual([])
    expect(await forged((files) => files.set(photo, files.get(other) ?? Buffer.alloc(0)))).toEqual([
      `${photo}: It is not the photo that was recorded.`,
    ])
    expect(await forged((files) => files.delete(photo))).toEqual([
      'photos: 1 photo that the evidence tells of can’t be found.',
    ])
    expect(
      await forged((files) => edit(files, 'readings.csv', (csv) => csv.replace('"34"', '"14"'))),
    ).toEqual([expect.stringContaining('is not as it was recorded.')])
    expect(
      await forged((files) => edit(files, 'air-readings.csv', (csv) => csv.replace('"48"', '"38"'))),
    ).toEqual([expect.stringContaining('is not as it was recorded.')])
    const [paper = ''] = [...files.keys()].filter((name) => name.startsWith('documents/'))
    expect(await forged((files) => files.set(paper, Buffer.from('%PDF-1.7')))).toEqual([
      `${paper}: It is not the paper that was recorded.`,
    ])
    const lastCut = (text: string) => `${text.trim().split('\n').slice(0, -1).join('\n')}\n`
    expect(await forged((files) => edit(files, chain, lastCut))).toEqual([
      `${chain}: It has 7 of the 8 records that the manifest tells of.`,
    ])
    const recorded = await forged((files) =>
      edit(files, chain, (text) => text.replace('"value":34', '"value":14')),
    )
    expect(recorded[0]).toMatch(/Record \d: A record was changed after it was made\./)
  },
)

test(
  'a name that stands twice in a ZIP is told: programs differ in which of them they unpack',
  { timeout: 2 * minute },
  async () => {
    const { files, check } = await anExport()
    const { problems } = await check([['job.json', Buffer.from('{}')], ...files])
    expect(problems).toEqual([{ file: 'job.json', problem: 'It is in the ZIP more than once.' }])
  },
)

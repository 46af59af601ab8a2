import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { minute, second } from '#platform/time.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'
import { dice, harmed } from './picture-bytes.ts'
import { smuggled, soundPictures, uploadCorpus, type Upload } from './picture-corpus.ts'
import { readRoutes } from './routes.ts'
import { fuzzRun } from './run.ts'

const longest = 5 * second

/** On top of what the process has anyway. */
const mostMemory = 400 * 1024 * 1024

const run = fuzzRun({ short: 100, long: 2000 })

test.each(['photos', 'blobs'] as const)(
  'of files that mean harm, sent to %s, those that are pictures are made anew, and the others leave nothing behind',
  async (door) => {
    const test = await createTestWorld({ limitScale: 1000 })
    const { request } = door === 'blobs' ? await aPerson(test, 'Technician') : test.api
    const memory = watchMemory()
    for (const upload of await uploadCorpus()) {
      const status = await send(test, upload, (sha256, init) => request(`/api/${door}/${sha256}`, init))
      expect(upload.status, `a photo ${upload.name}: ${status}`).toContain(status)
    }
    expect(memory()).toBeLessThan(mostMemory)
  },
  3 * minute,
)

test(
  'whatever byte of a picture is broken, the answer is a documented one, and a refusal leaves nothing behind',
  async () => {
    const test = await createTestWorld({ limitScale: 1000 })
    const routes = await readRoutes(test.api)
    const documented = routes.find(({ name }) => name === 'PUT /api/photos/{sha256}')?.responses ?? {}
    const memory = watchMemory()
    const roll = dice(run.seed)
    const sound = await soundPictures()
    const seen = new Map<string, number>()
    for (let nth = 0; nth < run.parameters.numRuns; nth++) {
      const { type = '', bytes = Buffer.alloc(0) } = sound[nth % sound.length] ?? {}
      const status = await send(test, { bytes: harmed(bytes, roll), type })
      expect(Object.keys(documented), `picture ${nth} of seed ${run.seed}: ${status}`).toContain(
        String(status),
      )
      expect(status, `picture ${nth} of seed ${run.seed}`).toBeLessThan(429)
      seen.set(`${type} ${status}`, (seen.get(`${type} ${status}`) ?? 0) + 1)
    }
    run.report(seen)
    expect(memory()).toBeLessThan(mostMemory)
    expect([...seen.keys()].filter((outcome) => outcome.endsWith('422')).length).toBe(3)
  },
  run.isLong ? 30 * minute : 3 * minute,
)

type Put = (sha256: string, init: RequestInit) => Response | Promise<Response>

/** Sends the file and looks at all that came of it; returns the status. */
async function send(
  test: TestWorld,
  { bytes, type = 'image/jpeg', sha256 = hashOf(bytes) }: Omit<Upload, 'name' | 'status'>,
  put: Put = (sha256, init) => test.api.request(`/api/photos/${sha256}`, init),
) {
  const before = await keptIn(test)
  const began = performance.now()
  const init = { method: 'PUT', headers: { 'Content-Type': type }, body: new Uint8Array(bytes) }
  const answer = await put(sha256, init)
  const body = await answer.json()
  expect(performance.now() - began, 'milliseconds').toBeLessThan(longest)
  if (answer.status < 300) {
    await expectHarmless(test, sha256)
    return answer.status
  }
  expect(body).toMatchObject({
    code: expect.stringMatching(/^[a-z-]+$/),
    detail: expect.stringMatching(/\.$/),
  })
  expect(await keptIn(test), `after ${answer.status}`).toEqual(before)
  return answer.status
}

async function keptIn({ world, folder }: TestWorld) {
  const rows = await world.db.selectFrom('photo').select('sha256').orderBy('sha256').execute()
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  return { rows, files: files.toSorted() }
}

/** What we made of it is a picture and nothing else. */
async function expectHarmless({ world, folder }: TestWorld, sha256: string) {
  const { file_key, thumbnail_key } = await world.db
    .selectFrom('photo')
    .select(['file_key', 'thumbnail_key'])
    .where('sha256', '=', sha256)
    .executeTakeFirstOrThrow()
  for (const key of [file_key, thumbnail_key]) {
    const bytes = await readFile(join(folder, key))
    expect(smuggled.filter((text) => bytes.includes(text))).toEqual([])
    const { format, pages, exif, xmp } = await sharp(bytes).metadata()
    expect({ format, pages, exif, xmp }).toEqual({ format: key === file_key ? 'jpeg' : 'webp' })
  }
}

/** The most that the process held meanwhile, on top of what it had. */
function watchMemory() {
  const begin = process.memoryUsage.rss()
  let most = begin
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 10)
  onTestFinished(() => clearInterval(timer))
  return () => most - begin
}

function hashOf(bytes: Uint8Array) {
  return createHash('sha256').update(bytes).digest('hex')
}

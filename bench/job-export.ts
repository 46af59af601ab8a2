import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseHome } from '#platform/embedded-postgres/database-home.ts'
import { openPlace } from '#platform/embedded-postgres/place.ts'
import { localFiles } from '#platform/files/files.ts'
import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import { exportJob } from '#domain/exports/export-job.flow.ts'
import { photoKeys } from '#domain/photos/photo.ts'
import { getDrying } from '#domain/readings/readings.flow.ts'
import { allow } from '#domain/roles/allowed.ts'
import { getPaper } from '#domain/submissions/paper/papers.flow.ts'
import { employee } from './employee.ts'
import { idOf } from './fill-jobs.ts'
import { fillReadings } from './fill-readings.ts'
import { openFirm } from './firm.ts'
import type { Subject } from './subject.ts'
import type { Report } from './table.ts'
import { megabytes, whole } from './units.ts'

const photos = { few: 50, many: 500 }
/** What a photo of a phone has once we made it. */
const photoBytes = 400_000
const jobs = 80

/** The whole file of a job with many photos and of one with few, read as fast as it comes: what matters is the memory that it takes. */
export async function measureJobExport({ place }: Pick<Subject, 'place'>): Promise<Report> {
  const { connection } = await openPlace(databaseHome(place.dataDir).home)
  const folder = await mkdtemp(join(tmpdir(), 'mission-restore-export-'))
  const firm = await openFirm(connection, { jobs, fill: (db) => fillReadings(db, 2) })
  try {
    const world = { ...firm.world, files: localFiles(folder) }
    await addPhotos(world, idOf(1), photos.few)
    await addPhotos(world, idOf(2), photos.many)
    await exportOnce(world, idOf(1))
    const few = await exportOnce(world, idOf(1))
    const many = await exportOnce(world, idOf(2))
    const row = {
      what: `export of a job: memory at its peak with ${photos.many} photos against ${photos.few}`,
      ours: megabytes(many.peak),
      reference: megabytes(few.peak),
      ratio: many.peak / few.peak,
      goal: { atMost: 1.2 },
    }
    const note =
      `Export of a job: ${megabytes(many.bytes)} with ${photos.many} photos in ${whole(many.ms)} ms, ` +
      `${megabytes(few.bytes)} with ${photos.few} in ${whole(few.ms)} ms; memory grew by ${megabytes(many.grown)} and ${megabytes(few.grown)}.`
    return { rows: [row], notes: [note] }
  } finally {
    await firm.close()
    await rm(folder, { recursive: true })
  }
}

async function exportOnce(world: World, job_id: string) {
  const exporter = allow(employee, 'exports.jobZip')
  const asker = {
    exporter,
    lookAgain: () => Promise.resolve(exporter),
    dryingOf: (viewer: Parameters<typeof getDrying>[1], id: string) => getDrying(world, viewer, id),
    paperOf: (viewer: Parameters<typeof getPaper>[1], id: string) => getPaper(world, viewer, id),
  }
  const [begin, before] = [performance.now(), process.memoryUsage.rss()]
  let [bytes, peak] = [0, before]
  const { parts } = await exportJob(world, asker, { job_id, withRestricted: false })
  for await (const part of parts) {
    bytes += part.length
    peak = Math.max(peak, process.memoryUsage.rss())
  }
  return { bytes, peak, grown: peak - before, ms: performance.now() - begin }
}

/** Bytes that are no pictures: nothing looks into them. */
async function addPhotos(world: World, record_id: string, count: number) {
  for (let position = 0; position < count; position++) {
    const bytes = randomBytes(photoBytes)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const keys = photoKeys(sha256)
    await world.files.put(keys.file_key, bytes)
    const at = new Date(world.now().getTime() + position)
    await world.db
      .insertInto('photo')
      .values({ sha256, ...keys, width: 1600, height: 1200, bytes: photoBytes, received_at: at })
      .execute()
    await world.db
      .insertInto('record_photo')
      .values({ id: newId(), record_id, sha256, position, phase: 'during', taken_at: at })
      .execute()
  }
}

import { announce } from '#platform/events/events.ts'
import { writeZip } from '#platform/files/zip.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { listBoxes } from '#domain/contents/boxes.server.ts'
import { listContents } from '#domain/contents/items.server.ts'
import { listStays } from '#domain/equipment/moves/stay-views.server.ts'
import type { Link } from '#domain/evidence/evidence.ts'
import { readEvidence } from '#domain/evidence/evidence.server.ts'
import { mergedInto, readFamily } from '#domain/jobs/family.server.ts'
import { getJob } from '#domain/jobs/job-views.server.ts'
import { listJobHistory } from '#domain/jobs/records.server.ts'
import { readEquipmentRules } from '#domain/jobs/set-up/set-up.server.ts'
import { isInCareOf } from '#domain/leads/visible.ts'
import { listEntries } from '#domain/money/entries.server.ts'
import { measurePhotos, photosInOrder } from '#domain/photos/exported-photos.server.ts'
import { listEveryReading } from '#domain/readings/list-readings.server.ts'
import { allow, narrowedTo } from '#domain/roles/allowed.ts'
import { grantsAt } from '#domain/roles/grants.ts'
import { listRooms } from '#domain/rooms/rooms.server.ts'
import type { Room } from '#domain/rooms/room.ts'
import { listSketches } from '#domain/sketch/sketches.server.ts'
import { hashOfPlan } from './hash-of-plan.ts'
import { getSubmission, listSubmissions } from '#domain/submissions/list-submissions.server.ts'
import { showsRestricted } from '#domain/submissions/photos-seen.server.ts'
import type { Submission } from '#domain/submissions/submission.ts'
import { listJobVisits } from '#domain/visits/visit-views.server.ts'
import { allowOf, isAnyLost, notPermitted, seesRestricted, type AskedJob } from './asked-job.ts'
import { contentsFiles } from './contents-files.ts'
import { everyPage, orNull } from './every-page.ts'
import { chainFile, csvFile, jsonFile } from './files.ts'
import { jobExported } from './export-events.ts'
import { mostPhotoBytes, whyLeftOut, type ExportedJob, type Exporter, type Wanted } from './exported.ts'
import { airTable, pointsTable, readingsTable, stationsTable } from './tables/drying-tables.ts'
import {
  equipmentTable,
  itemsTable,
  moneyTable,
  roomsTable,
  timelineTable,
  visitsTable,
} from './tables/job-tables.ts'
import { photoPath, photosTable, type PhotoRow } from './tables/photo-rows.ts'
import { withManifest, type ExportPart } from './with-manifest.ts'

/**
 * The whole file of a job and of those that were merged into it, part by part as the other side reads it. What someone may not see is not
 * in it, and the manifest says so. Who took it along is remembered before the first part leaves.
 */
export async function exportJob(world: World, asker: Exporter, wanted: Wanted): Promise<ExportedJob> {
  const { exporter } = asker
  const { employee } = exporter
  const { job_id, withRestricted } = wanted
  const viewer = narrowedTo(allow(employee, 'intake.view'), exporter)
  const { ids, number } = await readFamily(world, viewer, job_id)
  const may = grantsAt(employee.permissions, await isInCareOf(world, viewer, job_id))
  const { bytes } = await measurePhotos(world, { ids, withRestricted })
  if (bytes > mostPhotoBytes)
    throw new Refusal(422, 'export-too-large', 'The photos of this job are too large for one file.')
  const merged = await mergedInto(world, job_id)
  const at = world.now()
  const kind = withRestricted ? 'with_restricted' : 'usual'
  await announce(world, jobExported, { job_id, kind }, employee.id)
  const about = {
    job: { id: job_id, number },
    merged,
    exported_at: at.toISOString(),
    exported_by: employee.name,
  }
  const job = { ...asker, ...wanted, viewer, jobs: [about.job, ...merged], may, at }
  return { number, photoBytes: bytes, parts: writeZip(withManifest(about, partsOf(world, job))) }
}

/** Each file asks again who reads: it can be read for hours. */
async function* partsOf(world: World, job: AskedJob): AsyncGenerator<ExportPart> {
  yield whyLeftOut.codes
  const rooms = job.may['rooms.view']
    ? (await listRooms(world, allowOf(job, 'rooms.view'), job.job_id)).items
    : []
  for (const parts of [
    factsOf(world, job, rooms),
    contentsOf(world, job, rooms),
    dryingOf(world, job, rooms),
    equipmentOf(world, job),
    moneyOf(world, job),
    timelineOf(world, job),
    photosOf(world, job, rooms),
    documentsOf(world, job),
    evidenceOf(world, job),
  ])
    for await (const part of parts) {
      await requireReadsOn(world, job)
      yield part
    }
}

/** Someone who lost the job, or any right that the file was begun with, gets no more of it. */
async function requireReadsOn(world: World, job: AskedJob) {
  const exporter = await job.lookAgain()
  const viewer = narrowedTo(job.viewer, exporter)
  await readFamily(world, viewer, job.job_id)
  const may = grantsAt(exporter.employee.permissions, await isInCareOf(world, viewer, job.job_id))
  if (isAnyLost(job.may, may))
    throw new Refusal(
      403,
      'not-permitted',
      'Your permissions changed while the file was made. Download it again.',
    )
}

async function* factsOf(world: World, job: AskedJob, rooms: readonly Room[]): AsyncGenerator<ExportPart> {
  const details = []
  for (const { id, number } of job.jobs) {
    const found = await orNull(getJob(world, job.viewer, id))
    if (!found) yield notPermitted(job, `The facts of ${number}`)
    const { photos: _, history: __, has_access_code: ___, ...facts } = found ?? {}
    details.push(facts)
  }
  const [own, ...merged] = details
  yield jsonFile('job.json', { job: own, merged, rooms }, job.at)
  if (job.may['rooms.view']) yield csvFile('rooms.csv', roomsTable(rooms), job.at)
  else yield notPermitted(job, 'Rooms')
  if (job.may['rooms.view']) yield jsonFile('sketches.json', await drawingsOf(world, job), job.at)
  else yield notPermitted(job, 'Sketches')
  const { visits, items } = await listJobVisits(world, job.viewer, job.job_id)
  yield csvFile('visits.csv', visitsTable(visits), job.at)
  yield csvFile('to-do.csv', itemsTable(items), job.at)
}

async function* contentsOf(world: World, job: AskedJob, rooms: readonly Room[]): AsyncGenerator<ExportPart> {
  if (!job.may['contents.view']) return yield notPermitted(job, 'Contents')
  const { job_id } = job
  const viewer = allowOf(job, 'contents.view')
  const items = await everyPage((cursor) => listContents(world, viewer, { job_id, limit: 500, cursor }))
  const boxes = (await listBoxes(world, viewer, job_id)).items
  const files = contentsFiles({ items, boxes, rooms })
  yield csvFile('contents.csv', files.contents, job.at)
  yield csvFile('boxes.csv', files.boxes, job.at)
}

/** Each level with its whole plan, and the hash of that. */
async function drawingsOf(world: World, job: AskedJob) {
  const { items } = await listSketches(world, allowOf(job, 'rooms.view'), job.job_id)
  return Promise.all(items.map(async (sketch) => ({ ...sketch, plan_sha256: await hashOfPlan(sketch.plan) })))
}

async function* dryingOf(world: World, job: AskedJob, rooms: readonly Room[]): AsyncGenerator<ExportPart> {
  if (!job.may['drying.view']) return yield notPermitted(job, 'Points, readings and air')
  const read = await job.dryingOf(allowOf(job, 'drying.view'), job.job_id)
  const ids = job.jobs.map(({ id }) => id)
  const file = { ...read, ...(await listEveryReading(world, ids)) }
  const names = new Map(rooms.map(({ id, name }) => [id, name]))
  const chambers = new Map(rooms.flatMap(({ chamber }) => (chamber ? [[chamber.id, chamber.name]] : [])))
  const { readings: _, air: __, is_mine: ___, ...setting } = file
  yield jsonFile('drying.json', setting, job.at)
  yield csvFile('points.csv', pointsTable(file, names), job.at)
  yield csvFile('readings.csv', readingsTable(file), job.at)
  yield csvFile('air-stations.csv', stationsTable(file, names, chambers), job.at)
  yield csvFile('air-readings.csv', airTable(file), job.at)
}

async function* equipmentOf(world: World, job: AskedJob): AsyncGenerator<ExportPart> {
  if (!job.may['equipment.view']) return yield notPermitted(job, 'Equipment')
  const asked = { jobId: job.job_id, rules: await readEquipmentRules(world) }
  const stays = await listStays(world, allowOf(job, 'equipment.view'), asked)
  yield csvFile('equipment.csv', equipmentTable(stays), job.at)
}

async function* moneyOf(world: World, job: AskedJob): AsyncGenerator<ExportPart> {
  if (!job.may['money.view']) return yield notPermitted(job, 'Amounts of money')
  const ids = job.jobs.map(({ id }) => id)
  const entries = await everyPage((cursor) => listEntries(world, ids, { limit: 100, cursor }))
  yield csvFile('money.csv', moneyTable(entries), job.at)
}

async function* timelineOf(world: World, job: AskedJob): AsyncGenerator<ExportPart> {
  const { job_id, viewer } = job
  const lines = await everyPage((cursor) => listJobHistory(world, viewer, { job_id, limit: 200, cursor }))
  yield csvFile('timeline.csv', timelineTable(lines), job.at)
}

async function* photosOf(world: World, job: AskedJob, rooms: readonly Room[]): AsyncGenerator<ExportPart> {
  if (!job.may['photos.view']) return yield notPermitted(job, 'Photos')
  const ids = job.jobs.map(({ id }) => id)
  const names = new Map(rooms.map(({ id, name }) => [id, name]))
  const of = { ids, withRestricted: seesRestricted(job) }
  const { restricted } = await measurePhotos(world, of)
  if (restricted > 0) yield whyLeftOut.restricted(restricted)
  const rows: PhotoRow[] = []
  for await (const page of photosInOrder(world, of))
    for (const photo of page) {
      const room = names.get(photo.room_id ?? '') ?? null
      const row = { ...photo, room, path: photoPath({ ...photo, room, nth: rows.length + 1 }) }
      rows.push(row)
      const bytes = await world.files.read(photo.file_key)
      const { id, sha256, picture_sha256, taken_at } = photo
      if (!bytes) yield whyLeftOut.gonePhoto(row.path)
      else yield { path: row.path, bytes, at: new Date(taken_at), photo: { id, sha256, picture_sha256 } }
    }
  yield csvFile('photos.csv', photosTable(rows), job.at)
}

/** The papers of the filled forms, signed ones among them, and what was answered. */
async function* documentsOf(world: World, job: AskedJob): AsyncGenerator<ExportPart> {
  if (!job.may['submissions.view']) return yield notPermitted(job, 'Filled forms')
  const viewer = allowOf(job, 'submissions.view')
  const forms: object[] = []
  for (const { id: jobId } of job.jobs) {
    const list = await everyPage((cursor) =>
      listSubmissions(world, viewer, { job: jobId, limit: 100, cursor }),
    )
    for (const { id } of list) {
      const { photos: _, paper_url, ...form } = await getSubmission(world, viewer, id)
      forms.push(form)
      yield await documentOf(world, job, { ...form, paper_url })
    }
  }
  yield jsonFile('forms.json', forms, job.at)
}

type Filled = Pick<Submission, 'id' | 'form' | 'hidden' | 'paper_url' | 'received_at'>

async function documentOf(world: World, job: AskedJob, filled: Filled): Promise<ExportPart> {
  const { id, form, hidden, paper_url, received_at } = filled
  const path = `documents/${received_at.slice(0, 10)}-${form}-${id}.pdf`
  if (!seesRestricted(job) && (await showsRestricted(world, id))) return whyLeftOut.restrictedInside(path)
  if (hidden.length > 0) return whyLeftOut.hiddenAnswers(path, job.exporter.employee.name)
  if (paper_url === null) return whyLeftOut.photosInside(path, job.exporter.employee.name)
  try {
    const { bytes } = await job.paperOf(allowOf(job, 'submissions.view'), id)
    return { path, bytes, at: new Date(received_at), submission_id: id }
  } catch (error) {
    // One paper that can't be made leaves the others in the file.
    if (error instanceof Refusal && error.status === 503) return { what: path, why: error.message }
    throw error
  }
}

async function* evidenceOf(world: World, job: AskedJob): AsyncGenerator<ExportPart> {
  if (!job.may['drying.view']) return yield notPermitted(job, 'Evidence')
  for (const { id, number } of job.jobs) {
    const chain: Link[] = []
    for await (const page of readEvidence(world, id)) chain.push(...page)
    yield chainFile({ id, number }, chain, job.at)
  }
}

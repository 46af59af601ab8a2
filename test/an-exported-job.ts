import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openZip } from '#platform/files/read-zip.ts'
import { writeZip, type ZipEntry } from '#platform/files/zip.ts'
import { newId } from '#platform/uuid.ts'
import { publishStandardForms } from '#domain/forms/forms.server.ts'
import { aJobPhoto } from '#domain/photos/a-job-photo.fixture.ts'
import { aStation } from '#domain/readings/larkspur-readings.fixture.ts'
import { aSubmission, dailyLog } from '#domain/submissions/a-submission.fixture.ts'
import { aDryingJob } from './a-drying-job.ts'
import { aPutPhoto } from './a-put-photo.ts'
import type { Person } from './people.ts'
import { quickFolder } from './quick-folder.ts'

export type Unpacked = Map<string, Buffer>

/** A job with readings, a correction, air, two photos, a filled form and a payment, and what its file holds. */
export async function anExportedJob() {
  const drying = await aDryingJob()
  const { world, ivy, office, job_id, room_id, aPointThere, addStation, read } = drying
  await publishStandardForms(world, [dailyLog])
  const [point_id, station_id, wrong] = [await aPointThere(), newId(), newId()]
  await addStation({ ...aStation, id: station_id })
  await read({ point_id, value: 43 }, { id: wrong })
  await read({ point_id, value: 34, corrects: wrong, reason: 'Typed wrong.' })
  await read({ station_id, air: { fahrenheit: 71.5, humidity: 48 } })
  const addPhoto = async (more: object = {}, width = 60) =>
    ivy.request(`/api/jobs/${job_id}/photos/${newId()}`, {
      method: 'PUT',
      json: { ...aJobPhoto, room_id, sha256: await aPutPhoto(drying, ivy, width), ...more },
    })
  await addPhoto()
  await addPhoto({ phase: 'during', room_id: null }, 61)
  const submit = (more: object = {}) =>
    ivy.request(`/api/submissions/${newId()}`, { method: 'PUT', json: aSubmission({ job_id, ...more }) })
  await submit()
  const pay = (more: object = {}) =>
    office.request(`/api/jobs/${job_id}/money`, {
      method: 'POST',
      json: { ...aCharge, id: newId(), ...more },
    })
  await pay()
  const take = (who: Person = office, query = '') => who.request(`/api/jobs/${job_id}/export${query}`)
  const unpack = async (who: Person = office, query = '') => unpacked(await take(who, query))
  return { ...drying, addPhoto, submit, pay, take, unpack }
}

const aCharge = { type: 'charge', kind: 'mitigation', party: null, amount_cents: 100_000, on: '2026-11-19' }

/** A ZIP on the disk of these bytes. */
export async function onDisk(bytes: Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(quickFolder(), 'mission-restore-export-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'job.zip')
  await writeFile(path, bytes)
  return path
}

/** The files of an answer by their names. */
export async function unpacked(answer: Response): Promise<Unpacked> {
  if (answer.status !== 200) throw new Error(`It was answered with ${answer.status}: ${await answer.text()}`)
  const zip = await openZip(await onDisk(new Uint8Array(await answer.arrayBuffer())))
  const files: Unpacked = new Map()
  for (const name of zip.names) {
    const parts: Uint8Array[] = []
    for await (const part of zip.read(name)) parts.push(part)
    files.set(name, Buffer.concat(parts))
  }
  await zip.close()
  return files
}

/** The same files packed again, as whoever changed one of them would. */
export async function packed(files: Iterable<readonly [string, Uint8Array]>): Promise<string> {
  const parts: Uint8Array[] = []
  for await (const part of writeZip(entriesOf(files))) parts.push(part)
  return onDisk(Buffer.concat(parts))
}

async function* entriesOf(files: Iterable<readonly [string, Uint8Array]>): AsyncGenerator<ZipEntry> {
  for (const [name, bytes] of files) yield { name, bytes, at: new Date('2026-11-20T12:00:00Z') }
}

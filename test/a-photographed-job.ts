import { newId } from '#platform/uuid.ts'
import type { FactChanges } from '#domain/jobs/facts/facts.ts'
import { aJobPhoto } from '#domain/photos/a-job-photo.fixture.ts'
import type { JobPhotoPage } from '#domain/photos/job-photo.ts'
import { aCall } from './a-job.ts'
import { aPutPhoto } from './a-put-photo.ts'
import { aJobToVisit, certify, thisMorning } from './a-visit.ts'
import { aPerson } from './people.ts'

export const aTraumaScene: FactChanges = { ...aCall, loss_type: 'trauma' }

/** A technician who takes photos at a job, a lead technician who sees restricted ones there, and an owner who sees them everywhere. */
export async function aPhotographedJob(facts = aCall) {
  const test = await aJobToVisit(facts)
  const { world, ivy, marcus, job_id, plan } = test
  const olga = await aPerson(test, 'Owner', 'Olga Reyes')
  const lena = await aPerson(test, 'Lead technician', 'Lena Dunlin')
  // A trauma scene asks for it.
  for (const one of [ivy, lena]) await certify(test, one, { code: 'TCST' })
  await plan({ when: thisMorning, people: [ivy.id, lena.id] })
  let width = 60
  /** Adds a photo and returns its ID and hash. */
  const take = async (more: object = {}, { who = ivy, job = job_id } = {}) => {
    const [id, sha256] = [newId(), await aPutPhoto(test, who, width++)]
    const json = { ...aJobPhoto, sha256, ...more }
    const headers = { 'Idempotency-Key': newId() }
    const answer = await who.request(`/api/jobs/${job}/photos/${id}`, { method: 'PUT', json, headers })
    if (!answer.ok) throw new Error(`It was answered with ${answer.status}: ${await answer.text()}`)
    return { id, sha256 }
  }
  const gallery = async (who = olga, job = job_id): Promise<JobPhotoPage['items']> =>
    (await (await who.request(`/api/jobs/${job}/photos`)).json()).items
  /** Says of which kind the loss is. */
  const retype = async (loss_type: string, who = marcus, job = job_id) => {
    const { revision } = await world.db
      .selectFrom('job')
      .select('revision')
      .where('id', '=', job)
      .executeTakeFirstOrThrow()
    const json = { revision, changes: { loss_type } }
    return (await who.request(`/api/jobs/${job}`, { method: 'PATCH', json })).status
  }
  return { ...test, olga, lena, take, gallery, retype }
}

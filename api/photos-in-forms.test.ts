import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { publishStandardForms } from '#domain/forms/forms.server.ts'
import { aSubmission, dailyLog } from '#domain/submissions/a-submission.fixture.ts'
import type { Submission } from '#domain/submissions/submission.ts'
import { aCall } from '#test/a-job.ts'
import { aPhotographedJob, aTraumaScene } from '#test/a-photographed-job.ts'
import { aPutPhoto } from '#test/a-put-photo.ts'
import { aPerson, type Person } from '#test/people.ts'

/** A form with a photo, which a lead technician fills in. */
async function aFormWithPhoto(facts = aCall) {
  const test = await aPhotographedJob(facts)
  const { world, lena, job_id } = test
  await publishStandardForms(world, [dailyLog])
  const books = await aPerson(test, 'Bookkeeper', 'Bea Wigeon')
  const id = newId()
  const fill = async (
    sha256: string,
    { who = lena, form = id, ...more }: { who?: Person; form?: string; revises?: string } = {},
  ) => {
    const answers = { task: 'Extraction', photos: [{ sha256 }] }
    const json = aSubmission({ job_id, answers, blobs: [sha256], ...more })
    return (await who.request(`/api/submissions/${form}`, { method: 'PUT', json })).status
  }
  const read = async (who: Person, form = id): Promise<Submission> =>
    (await who.request(`/api/submissions/${form}`)).json()
  const paper = async (who: Person) => (await who.request(`/api/submissions/${id}/document.pdf`)).status
  return { ...test, books, id, fill, read, paper }
}

const hidden = {
  photos: [],
  hidden: ['photos'],
  sha256: '',
  paper_url: null,
  answers: { task: 'Extraction' },
}

test('a form with a restricted photo shows neither it nor its paper to whoever may not see restricted ones', async () => {
  const { ivy, marcus, lena, olga, books, take, fill, read, paper } = await aFormWithPhoto()
  const { sha256 } = await take({ is_restricted: true }, { who: lena })
  expect(await fill(sha256)).toBe(201)
  for (const who of [ivy, marcus, books]) {
    const seen = await read(who)
    expect(seen).toMatchObject(hidden)
    expect(Object.keys(seen.answers)).toEqual(['task'])
    expect(await paper(who)).toBe(403)
  }
  for (const who of [lena, olga]) expect(await read(who)).toMatchObject({ photos: [{ sha256 }], hidden: [] })
})

test('nor does a form that was filled in for a trauma scene, whatever the loss is called later; who took the photo sees it', async () => {
  const { world, ivy, marcus, lena, olga, id, fill, read, paper, retype } = await aFormWithPhoto(aTraumaScene)
  const sha256 = await aPutPhoto({ world }, ivy, 300)
  expect(await fill(sha256, { who: ivy })).toBe(201)
  expect(await retype('water')).toBe(200)
  expect([await read(marcus), await paper(marcus)]).toMatchObject([hidden, 403])
  for (const who of [ivy, lena, olga])
    expect(await read(who)).toMatchObject({ id, photos: [{ sha256 }], hidden: [] })
})

test('whoever puts another form in its place doesn’t see the photo for it', async () => {
  const { ivy, lena, id, take, fill, read } = await aFormWithPhoto()
  const { sha256 } = await take({ is_restricted: true }, { who: lena })
  await fill(sha256)
  const form = newId()
  expect(await fill(sha256, { who: ivy, form, revises: id })).toBe(201)
  expect(await read(ivy, form)).toMatchObject({ photos: [], hidden: ['photos'], paper_url: null })
})

test('a form of any other job shows its photos to whoever may see job photos, and all else to the others', async () => {
  const { ivy, lena, marcus, olga, books, take, fill, read, paper } = await aFormWithPhoto()
  const { sha256 } = await take({}, { who: lena })
  await fill(sha256)
  for (const who of [ivy, marcus, lena, olga])
    expect(await read(who)).toMatchObject({ photos: [{ sha256 }], hidden: [] })
  expect(await read(books)).toMatchObject({
    photos: [],
    hidden: [],
    paper_url: null,
    answers: { photos: [{ sha256 }] },
  })
  expect([await paper(books), await paper(ivy)]).toEqual([403, 200])
})

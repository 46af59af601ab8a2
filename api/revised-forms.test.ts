import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { aSubmission } from '#domain/submissions/a-submission.fixture.ts'
import { aPutPhoto } from '#test/a-put-photo.ts'
import { aFormToReview } from '#test/a-form-to-review.ts'

const codeOf = async (answer: Response) => [answer.status, (await answer.json()).code]

test('a form of no job is replaced by whoever submitted it and by the office, and by nobody who doesn’t see it', async () => {
  const { submit, get, office, ivy, theo } = await aFormToReview()
  const first = await submit({ job_id: null }, { who: ivy })
  const json = aSubmission({ job_id: null, revises: first })
  const by = (who: typeof ivy) => who.request(`/api/submissions/${newId()}`, { method: 'PUT', json })
  expect(await codeOf(await by(theo))).toEqual([404, 'submission-not-found'])
  expect(await get(first)).toMatchObject({ state: 'submitted', revised_by: null })
  const second = await submit({ job_id: null, revises: first }, { who: ivy })
  await submit({ job_id: null, revises: second }, { who: office })
  expect(await get(second)).toMatchObject({ state: 'revised' })
})

test('at a job that two work at, one fixes what the other submitted there', async () => {
  const { submit, get, office, ivy } = await aFormToReview()
  const first = await submit({}, { who: office })
  const fix = await submit({ revises: first }, { who: ivy })
  expect(await get(first)).toMatchObject({ state: 'revised', revised_by: fix })
})

test('whoever fixes the form of another has its photos, and no others that they never sent', async () => {
  const { submit, ivy, office, ...test } = await aFormToReview()
  const photo = await aPutPhoto(test, ivy)
  const other = await aPutPhoto(test, ivy, 61)
  const withPhotos = (...photos: string[]) => ({
    answers: { task: 'Drying', photos: photos.map((sha256) => ({ sha256 })) },
    blobs: photos,
  })
  const first = await submit(withPhotos(photo), { who: ivy })
  const json = aSubmission({ job_id: test.job_id, revises: first, ...withPhotos(photo, other) })
  const refused = await office.request(`/api/submissions/${newId()}`, { method: 'PUT', json })
  expect([refused.status, await refused.json()]).toMatchObject([409, { missing: [other] }])
  await submit({ revises: first, ...withPhotos(photo) }, { who: office })
})

import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { aForm } from '#domain/forms/a-form.fixture.ts'
import { publishStandardForms } from '#domain/forms/forms.server.ts'
import { consentVersion } from '#domain/signing-requests/consent.ts'
import { answerByLink } from '#domain/signing-requests/sign.flow.ts'
import { openSigningLink } from '#domain/signing-requests/signer.flow.ts'
import { SignerAnswer } from '#domain/signing-requests/answer.ts'
import { aSubmission } from '#domain/submissions/a-submission.fixture.ts'
import type { Submission } from '#domain/submissions/submission.ts'
import { aPhotographedJob, aTraumaScene } from '#test/a-photographed-job.ts'
import { aPutPhoto } from '#test/a-put-photo.ts'
import type { Person } from '#test/people.ts'

const at = '2026-11-20T12:00:00.000Z'
const onPaper = (sha256: string) =>
  ({ way: 'paper', name: 'Nora Trillium', at, signed_on: '2026-11-20', photos: [{ sha256 }] }) as const

/** A form with photos that the owner signs, at a trauma scene. */
async function aSignedForm() {
  const test = await aPhotographedJob(aTraumaScene)
  const { world, job_id } = test
  const signature = { id: 'owner_signature', type: 'signature', signer: 'owner' }
  const formWith = (owner: object) => aForm([{ fields: [{ id: 'photos', type: 'photos' }, owner] }])
  await publishStandardForms(world, [
    { slug: 'refusal', definition: formWith(signature) },
    { slug: 'to-sign', definition: formWith({ ...signature, need: 'always' }) },
  ])
  const filled = (answers: object, blobs: readonly string[], more: object = {}) =>
    aSubmission({ form: 'refusal', job_id, answers, blobs, ...more })
  const put = async (who: Person, answers: object, blobs: readonly string[], more: object = {}) => {
    const id = newId()
    const json = filled(answers, blobs, more)
    const { status } = await who.request(`/api/submissions/${id}`, { method: 'PUT', json })
    return { id, status }
  }
  const read = async (who: Person, id: string): Promise<Submission> =>
    (await who.request(`/api/submissions/${id}`)).json()
  const paper = async (who: Person, id: string) =>
    (await who.request(`/api/submissions/${id}/document.pdf`)).status
  return { ...test, filled, put, read, paper }
}

const nothing = { photos: [], blobs: [], sha256: '', paper_url: null, answers: {} }

test('what is hidden of a form names no photo, and a photo that is called a signed sheet stays restricted', async () => {
  const { world, ivy, marcus, olga, put, read, paper } = await aSignedForm()
  const sha256 = await aPutPhoto({ world }, olga, 300)
  const { id } = await put(olga, { photos: [{ sha256 }] }, [sha256])
  expect(await read(ivy, id)).toMatchObject({ ...nothing, hidden: ['photos'] })
  const fix = await put(ivy, { owner_signature: onPaper(sha256) }, [sha256], { revises: id })
  expect(fix.status).toBe(201)
  for (const who of [ivy, marcus]) {
    expect(await read(who, fix.id)).toMatchObject({ ...nothing, hidden: ['owner_signature'] })
    expect(await paper(who, fix.id)).toBe(403)
  }
})

test('a sheet that was signed with a pen at a trauma scene is shown, also in the fix of someone else', async () => {
  const { world, ivy, marcus, olga, put, read } = await aSignedForm()
  const sha256 = await aPutPhoto({ world }, ivy, 300)
  const { id } = await put(ivy, { owner_signature: onPaper(sha256) }, [sha256])
  const fix = await put(olga, { owner_signature: onPaper(sha256) }, [sha256], { revises: id })
  for (const one of [id, fix.id])
    expect(await read(marcus, one)).toMatchObject({ hidden: [], blobs: [sha256], photos: [{ sha256 }] })
})

test('a fix of what was filled in for a trauma scene keeps its photos restricted, whatever the loss is called by then', async () => {
  const { world, ivy, marcus, olga, put, read, paper, retype } = await aSignedForm()
  const sha256 = await aPutPhoto({ world }, olga, 300)
  const { id } = await put(olga, { photos: [{ sha256 }] }, [sha256])
  expect(await retype('water', ivy)).toBe(200)
  const fix = await put(ivy, { photos: [{ sha256 }] }, [sha256], { revises: id })
  expect(fix.status).toBe(201)
  for (const who of [ivy, marcus]) {
    expect(await read(who, fix.id)).toMatchObject({ ...nothing, hidden: ['photos'] })
    expect(await paper(who, fix.id)).toBe(403)
  }
  expect(await read(olga, fix.id)).toMatchObject({ hidden: [], photos: [{ sha256 }] })
})

/** It waits on a code for the signature of the customer. */
async function aFormToSign() {
  const test = await aSignedForm()
  const { world, olga, job_id, filled } = test
  const sha256 = await aPutPhoto({ world }, olga, 300)
  const [request, id] = [newId(), newId()]
  const more = { form: 'to-sign', at: undefined, language: 'en' }
  const submission = filled({ photos: [{ sha256 }] }, [sha256], more)
  const papers = [{ id: request, submission_id: id, submission }]
  const json = { job_id, link_id: newId(), channel: 'qr', papers }
  const sent = await olga.request('/api/signing-requests', { method: 'POST', json })
  if (sent.status !== 201) throw new Error(`It was answered with ${sent.status}: ${await sent.text()}`)
  const token: string = (await sent.json()).address.split('/').at(-1)
  const act = async (who: Person, what: 'links' | 'take-back') => {
    const link = { link_id: newId(), channel: 'qr', to: '' }
    const answer = await who.request(`/api/signing-requests/${request}/${what}`, {
      method: 'POST',
      ...(what === 'links' && { json: link }),
    })
    return answer.status
  }
  return { ...test, sha256, request, id, token, act }
}

test('nor does a signature by link show what was sent to be signed at a trauma scene', async () => {
  const { world, ivy, marcus, request, id, token, read, paper, retype } = await aFormToSign()
  expect(await retype('water', ivy)).toBe(200)
  const shown = (await openSigningLink(world, token))?.papers[0]?.shown
  const signs = { id: newId(), request, does: 'sign', shown, name: 'Nora Trillium', way: 'typed' }
  const agreed = { consent: consentVersion, has_read: true, agrees: true, copy_to: 'download' }
  await answerByLink(world, { token, answer: SignerAnswer.parse({ ...signs, ...agreed }), device: 'phone' })
  for (const who of [ivy, marcus]) {
    expect(await read(who, id)).toMatchObject({ photos: [], blobs: [], hidden: ['photos'], paper_url: null })
    expect(await paper(who, id)).toBe(403)
  }
})

test('whoever may not see restricted photos gets no paper that shows one, by no new link and by taking none back', async () => {
  const { ivy, lena, act, retype } = await aFormToSign()
  for (const loss of ['trauma', 'water']) {
    await retype(loss)
    expect([await act(ivy, 'links'), await act(ivy, 'take-back')]).toEqual([403, 403])
  }
  expect([await act(lena, 'links'), await act(lena, 'take-back')]).toEqual([201, 200])
})

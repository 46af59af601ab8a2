import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { aForm } from '#domain/forms/a-form.fixture.ts'
import { publishStandardForms } from '#domain/forms/forms.server.ts'
import { aPutPhoto } from '#test/a-put-photo.ts'
import { aFormToReview } from '#test/a-form-to-review.ts'
import { newId } from '#platform/uuid.ts'
import { readSentHash, verifyDocument } from './verify.server.ts'

test('by its ID alone a document tells its day and whether it counts, and by its hash whether a file is ours', async () => {
  const { world, submit, decide, office } = await aFormToReview()
  const id = await submit()
  const state = async (sha256?: string) => verifyDocument(world, { id, sha256 })
  expect(await state()).toEqual({ issued: world.now(), state: 'current', isOnPaper: false, isOurs: null })
  expect(await state('0'.repeat(64))).toMatchObject({ isOurs: false })
  const paper = await office.request(`/api/submissions/${id}/document.pdf`)
  const sha256 = createHash('sha256')
    .update(Buffer.from(await paper.arrayBuffer()))
    .digest('hex')
  expect(await state(sha256)).toMatchObject({ isOurs: true })
  expect(await state('0'.repeat(64))).toMatchObject({ isOurs: false })
  await submit({ revises: id, answers: { task: 'Demolition' } })
  expect(await state(sha256)).toMatchObject({ state: 'superseded', isOurs: true })
  const other = await submit()
  await decide(other, 'void', { revision: 1, reason: 'Twice.' })
  expect(await verifyDocument(world, { id: other })).toMatchObject({ state: 'void' })
  expect(await verifyDocument(world, { id: newId() })).toBe(null)
  expect(await verifyDocument(world, { id: 'no-id' })).toBe(null)
})

test('that a document was signed on paper is told to whoever has the file alone', async () => {
  const test = await aFormToReview()
  const { world, ivy, submit, office } = test
  await publishStandardForms(world, [
    { slug: 'sheet', definition: aForm([{ fields: [{ id: 'owner', type: 'signature', signer: 'owner' }] }]) },
  ])
  const sheet = await aPutPhoto(test, ivy)
  const signed = { way: 'paper', name: 'Nora Trillium', at: '2026-11-20T12:00:00.000Z' }
  const owner = { ...signed, signed_on: '2026-11-20', photos: [{ sha256: sheet }] }
  const id = await submit({ form: 'sheet', answers: { owner }, blobs: [sheet] })
  const paper = Buffer.from(await (await office.request(`/api/submissions/${id}/document.pdf`)).arrayBuffer())
  const sha256 = createHash('sha256').update(paper).digest('hex')
  expect(await verifyDocument(world, { id, sha256 })).toMatchObject({ isOurs: true, isOnPaper: true })
  expect(await verifyDocument(world, { id, sha256: '0'.repeat(64) })).toMatchObject({ isOnPaper: false })
  expect(await verifyDocument(world, { id })).toMatchObject({ isOnPaper: false })
  const other = await submit()
  const file = Buffer.from(
    await (await office.request(`/api/submissions/${other}/document.pdf`)).arrayBuffer(),
  )
  const its = createHash('sha256').update(file).digest('hex')
  expect(await verifyDocument(world, { id: other, sha256: its })).toMatchObject({
    isOurs: true,
    isOnPaper: false,
  })
})

test('a hash is read as programs print it and as people paste it', () => {
  const hash = 'ab'.repeat(32)
  for (const sent of [hash, hash.toUpperCase(), `  ${hash}  form.pdf`, hash.replace(/(.{8})/g, '$1 ')])
    expect(readSentHash(sent)).toBe(hash)
  for (const sent of ['', 'ab', hash.slice(1)]) expect(readSentHash(sent)).toBe(null)
})

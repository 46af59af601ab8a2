import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { aFormToReview } from '#test/a-form-to-review.ts'
import { newId } from '#platform/uuid.ts'
import { readSentHash, verifyDocument } from './verify.server.ts'

test('by its ID alone a document tells its day and whether it counts, and by its hash whether a file is ours', async () => {
  const { world, submit, decide, office } = await aFormToReview()
  const id = await submit()
  const state = async (sha256?: string) => verifyDocument(world, { id, sha256 })
  expect(await state()).toEqual({ issued: world.now(), state: 'current', isOurs: null })
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

test('a hash is read as programs print it and as people paste it', () => {
  const hash = 'ab'.repeat(32)
  for (const sent of [hash, hash.toUpperCase(), `  ${hash}  form.pdf`, hash.replace(/(.{8})/g, '$1 ')])
    expect(readSentHash(sent)).toBe(hash)
  for (const sent of ['', 'ab', hash.slice(1)]) expect(readSentHash(sent)).toBe(null)
})

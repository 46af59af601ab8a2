import { expect, test } from 'vitest'
import { Refusal } from '#platform/refusal.ts'
import { minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { rememberingSlow } from './slow-papers.ts'

test('a paper that took too long is not made again for ten minutes, and others are', async () => {
  let time = Date.parse('2026-11-20T12:00:00Z')
  let made = 0
  const now = () => new Date(time)
  const tooSlow = () => {
    made++
    return Promise.reject(new Refusal(503, 'document-too-slow', 'This document took too long to make.'))
  }
  const [slow, other] = [newId(), newId()]
  for (const _ of [1, 2, 3])
    await expect(rememberingSlow({ now }, slow, tooSlow)).rejects.toMatchObject({ code: 'document-too-slow' })
  expect(made).toBe(1)
  expect(await rememberingSlow({ now }, other, () => Promise.resolve('paper'))).toBe('paper')
  time += 11 * minute
  expect(await rememberingSlow({ now }, slow, () => Promise.resolve('paper'))).toBe('paper')
})

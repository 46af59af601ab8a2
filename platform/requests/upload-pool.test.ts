import { expect, test } from 'vitest'
import { openUploadPool } from './upload-pool.ts'

test('a sender has a few uploads under way at once, and no one else is refused for it', () => {
  const pool = openUploadPool({ bytes: 1000, perSender: 2 })
  const [leave] = [pool.reserve('ivy', 10), pool.reserve('ivy', 10)]
  expect(() => pool.reserve('ivy', 10)).toThrow(
    expect.objectContaining({ status: 429, code: 'too-many-uploads', extra: { retryAfter: 5 } }),
  )
  pool.reserve('theo', 10)
  leave()
  leave()
  pool.reserve('ivy', 10)
  expect(() => pool.reserve('ivy', 10)).toThrow(expect.objectContaining({ status: 429 }))
})

test('what uploads say they bring is reserved before a byte is here, and is free again once they end', () => {
  const pool = openUploadPool({ bytes: 100, perSender: 10 })
  const leave = pool.reserve('ivy', 60)
  expect(() => pool.reserve('theo', 41)).toThrow(
    expect.objectContaining({ status: 503, code: 'busy', extra: { retryAfter: 5 } }),
  )
  const end = pool.reserve('theo', 40)
  leave()
  end()
  pool.reserve('theo', 100)
})

test('who is refused for want of room has nothing under way', () => {
  const pool = openUploadPool({ bytes: 100, perSender: 1 })
  expect(() => pool.reserve('ivy', 101)).toThrow(expect.objectContaining({ code: 'busy' }))
  pool.reserve('ivy', 100)
})

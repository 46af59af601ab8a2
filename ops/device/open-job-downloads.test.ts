import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { second } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { openDatabase } from '../store/database.ts'
import { sealerWith } from '../store/sealing.ts'
import { openJobDownloads } from './open-job-downloads.ts'

let isSending = true
const request = vi.fn(async () => {})

beforeEach(() => {
  isSending = true
  request.mockClear()
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { locks: { request } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function aDevice() {
  return openJobDownloads({
    client: new QueryClient(),
    jobs: openDatabase(newId()).jobs,
    sealer: sealerWith(null),
    personId: newId(),
    maySee: () => true,
    isSending: () => isSending,
  })
}

test('the files are read once all is sent that the server tells of, and not after each write', async () => {
  const downloads = aDevice()
  for (const _ of [1, 2, 3]) {
    downloads.hear(newId())
    await vi.advanceTimersByTimeAsync(2 * second)
  }
  expect(request).not.toHaveBeenCalled()
  isSending = false
  await vi.advanceTimersByTimeAsync(second)
  expect(request).toHaveBeenCalledOnce()
  downloads.close()
})

test('they don’t wait forever for a photo that takes minutes', async () => {
  const downloads = aDevice()
  downloads.hear(newId())
  await vi.advanceTimersByTimeAsync(31 * second)
  expect(request).toHaveBeenCalledOnce()
  downloads.close()
})

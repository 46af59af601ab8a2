import { expect, test } from 'vitest'
import { photosTable, type PhotoRow } from './photo-rows.ts'

const photo: PhotoRow = {
  id: '0198c2a4-0000-7000-8000-000000000001',
  job_id: '0198c2a4-0000-7000-8000-000000000002',
  sha256: 'a',
  phase: null,
  caption: '',
  taken_at: '2026-11-20T11:41:00.000Z',
  time_from: 'added',
  by: null,
  is_restricted: false,
  path: 'photos/no-phase/no-room/0001.jpg',
  room: null,
  original_sha256: null,
  picture_sha256: 'b',
}

test('a photo that anyone with a link of the office may have sent is not called one of the customer', () => {
  const [, own, other] = photosTable([photo, { ...photo, by_link: true }]).split(/\r?\n/)
  expect(own).toContain('the customer')
  expect(other).toContain('the chat, on a device that opened a link from the office')
  expect(other).not.toContain('the customer')
})

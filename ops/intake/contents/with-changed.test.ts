import { expect, test } from 'vitest'
import { aChair } from '#domain/contents/contents.fixture.ts'
import { withChanged } from './with-changed.ts'

const item = (id: string, name: string, typed: string) => ({
  ...aChair,
  id,
  name,
  job_id: 'job',
  created_at: `2026-11-20T${typed}:00.000Z`,
  by: 'Ivy Starling',
  revision: 1,
  removed_at: null,
})

test('what changed takes its place, and what is new stands where it was typed', () => {
  const known = [item('a', 'Sofa', '09:00'), item('b', 'Rug', '09:10')]
  const changed = [item('b', 'Wool rug', '09:10'), item('c', 'Lamp', '09:05')]
  expect(withChanged(known, changed).map(({ name }) => name)).toEqual(['Sofa', 'Lamp', 'Wool rug'])
})

import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { noPlan } from '#domain/sketch/plan.ts'
import { newId } from '#platform/uuid.ts'
import { openDatabase } from './database.ts'
import { sealerWith } from './sealing.ts'
import { openSketchDrafts, sketchView } from './sketch-drafts.ts'

const sketch = {
  id: newId(),
  job_id: newId(),
  structure: '',
  level: 'main',
  copy_of: null,
  plan: noPlan,
  revision: 0,
  changed_at: '2026-11-02T12:00:00.000Z',
  by: 'Ivy Starling',
  removed_at: null,
} as const

test('a full device says that a drawing is not saved, and stores it once there is room', async () => {
  let isFull = true
  const drafts = openSketchDrafts({
    database: openDatabase(newId()),
    sealer: sealerWith(null),
    withRoom: (store) => (isFull ? Promise.reject(new DOMException('Full', 'QuotaExceededError')) : store()),
  })
  await drafts.keep({ sketch, steps: null, customer: null, is_saved: false })
  expect(sketchView.get().saving).toBe('full')
  expect(await drafts.listUnsaved()).toEqual([])
  isFull = false
  await drafts.storeAgain()
  expect(sketchView.get().saving).toBe('saved')
  expect(await drafts.listUnsaved()).toMatchObject([{ sketch: { id: sketch.id } }])
  await drafts.close()
})

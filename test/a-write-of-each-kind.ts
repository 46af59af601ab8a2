import { aBox, aChair } from '#domain/contents/contents.fixture.ts'
import { aDeviation } from '#domain/readings/deviations/a-deviation.fixture.ts'
import { aPoint, aStation } from '#domain/readings/larkspur-readings.fixture.ts'
import { trilliumRooms } from '#domain/rooms/the-trillium-rooms.fixture.ts'
import { aSketch } from '#domain/sketch/larkspur-plan.fixture.ts'
import { canonicalJson } from '#platform/canonical-json.ts'
import type { Write } from '#domain/sync/write.ts'
import { newId } from '#platform/uuid.ts'

const at = '2026-11-20T11:00:00.000Z'

/** What a device may have in its outbox: of each kind one that the server takes in. */
export const aWriteOfEachKind: { readonly [Kind in Write['kind']]: Extract<Write, { kind: Kind }> } = {
  note: { kind: 'note', text: 'Wet to the studs.' },
  step: { kind: 'step', step: 'arrived' },
  undo_step: { kind: 'undo_step', undo: { id: newId(), kind: 'arrived', step_at: at } },
  photo: { kind: 'photo', name: 'kitchen.jpg', sha256: '0'.repeat(64) },
  move: { kind: 'move', move: { status: 'contacted', revision: 1 } },
  job: { kind: 'job', facts: { name: 'Ann Miller', phone: '(330) 555-0117' }, at },
  job_change: { kind: 'job_change', revision: 1, changes: { pets: 'A dog', year_built: 1974 } },
  job_category: { kind: 'job_category', category: 2, reason: 'Gray water.' },
  access_code: { kind: 'access_code', code: '4711#' },
  item: { kind: 'item', text: 'Photos of the ceiling' },
  item_change: {
    kind: 'item_change',
    item_id: newId(),
    revision: 1,
    done: true,
    text: 'Photos of the ceiling',
  },
  room: { kind: 'room', room: trilliumRooms.kitchen },
  room_change: {
    kind: 'room_change',
    room_id: newId(),
    revision: 1,
    changes: { wet_floor: 90_00 },
    name: 'Kitchen',
  },
  sketch: { kind: 'sketch', sketch_id: newId(), revision: 0, sketch: aSketch },
  contents: { kind: 'contents', contents: aChair },
  contents_change: {
    kind: 'contents_change',
    item_id: newId(),
    revision: 1,
    changes: { disposition: 'restore', price_cents: 120_00 },
    name: 'Dining chair',
  },
  box: { kind: 'box', box: aBox },
  box_change: {
    kind: 'box_change',
    box_id: newId(),
    revision: 1,
    changes: { place: 'warehouse' },
    name: 'B-07',
  },
  equipment_move: { kind: 'equipment_move', move: 'placed', unit_id: newId(), number: 'AM-17' },
  point: { kind: 'point', point: { ...aPoint, room_id: newId() } },
  point_change: {
    kind: 'point_change',
    point_id: newId(),
    revision: 1,
    changes: { place: 'By the sink' },
    name: '3, Toe-kick',
  },
  station: { kind: 'station', station: aStation },
  station_change: {
    kind: 'station_change',
    station_id: newId(),
    revision: 1,
    changes: { place: 'Porch' },
    name: 'Living room',
  },
  reading: {
    kind: 'reading',
    reading: { point_id: newId(), value: 34, visit_id: newId() },
    name: '3, Toe-kick',
  },
  deviation: {
    kind: 'deviation',
    deviation: aDeviation,
    name: 'Air movers, Kitchen',
  },
  submission: {
    kind: 'submission',
    body: canonicalJson({ form: 'daily-log', version: 1, at, answers: { task: 'Extraction' }, blobs: [] }),
    blobs: [],
    title: 'Daily Job Log',
  },
  visit_close: { kind: 'visit_close', visit_id: newId() },
  job_stage: { kind: 'job_stage', stage: 'dry', revision: 1 },
  job_side: { kind: 'job_side', side: 'on_hold', reason: 'Waiting for a test result', revision: 1 },
}

import fc from 'fast-check'
import { aBox, aChair } from '#domain/contents/contents.fixture.ts'
import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'

/** An item of a job in a room and a box, what may be said of either, and how they come back. */
export async function holdContents(
  job: string,
  room: string,
  add: (path: string, json: object) => Promise<unknown>,
) {
  const [item, box] = [newId(), newId()]
  await add(`/api/jobs/${job}/boxes`, { ...aBox, id: box })
  await add(`/api/jobs/${job}/contents`, { ...aChair, id: item, room_id: room, box_id: box })
  const mostly = (id: string) =>
    fc.oneof({ weight: 3, arbitrary: fc.constant(id) }, { weight: 2, arbitrary: fc.uuid({ version: 7 }) })
  return {
    fields: {
      'contents.id': mostly(item),
      'contents.revision': fc.constantFrom(1, 1, 2),
      'contents.changes': fc.constantFrom(
        { quantity: 3 },
        { removed: true },
        { box_id: newId() },
        { price_cents: -1 },
      ),
      'boxes.id': mostly(box),
      'boxes.revision': fc.constantFrom(1, 1, 2),
      'boxes.changes': fc.constantFrom({ place: 'truck' }, { removed: true }, { number: 8 }, { number: 0 }),
      'jobs.box_id': fc.constantFrom(null, box, newId()),
      'jobs.quantity': fc.constantFrom(1, 2, 0),
      'jobs.price_cents': fc.constantFrom(null, 0, 150_00, 0.5),
      'jobs.age': fc.constantFrom(null, 0, 30, -1),
      'jobs.life': fc.constantFrom(null, 0, 10, 101),
      'jobs.cap': fc.constantFrom(0, 80, 100, 101),
      'jobs.disposition': fc.constantFrom(null, 'clean', 'non_salvageable', 'sold'),
      'jobs.condition_before': fc.constantFrom(null, 'good', 'old'),
      'jobs.condition_after': fc.constantFrom(null, 'wet', 'soot', 'dry'),
      'jobs.place': fc.constantFrom('on_site', 'warehouse', 'moon'),
      'jobs.number': fc.constantFrom(1, 7, 0),
    },
    async restore({ db }: World) {
      await db.deleteFrom('contents_item').where('id', '!=', item).execute()
      await db.deleteFrom('contents_box').where('id', '!=', box).execute()
      await db.updateTable('contents_item').set({ removed_at: null, revision: 1 }).execute()
      await db.updateTable('contents_box').set({ removed_at: null, revision: 1 }).execute()
    },
  }
}

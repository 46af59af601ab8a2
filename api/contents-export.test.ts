import { expect, test } from 'vitest'
import { readCsv } from '#platform/text/csv.ts'
import { newId } from '#platform/uuid.ts'
import { aBox, aChair } from '#domain/contents/contents.fixture.ts'
import { listJobHistory } from '#domain/jobs/records.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { trilliumRooms } from '#domain/rooms/the-trillium-rooms.fixture.ts'
import { aJobToVisit, thisMorning } from '#test/a-visit.ts'
import { aPerson, type Person } from '#test/people.ts'

/** Two things in a box that a technician listed, one of which was removed again. */
async function aListedHouse() {
  const test = await aJobToVisit()
  const { ivy, job_id, plan } = test
  const dana = await aPerson(test)
  await plan({ when: thisMorning, people: [ivy.id] })
  const send = (who: Person, path: string, json: object, method = 'POST') =>
    who.request(path, { method, json, headers: { 'Idempotency-Key': newId() } })
  const [room, box] = [newId(), newId()]
  // Of one moment, they are listed by their IDs.
  const [chair = '', gone = ''] = [newId(), newId()].toSorted()
  await send(dana, `/api/jobs/${job_id}/rooms`, { ...trilliumRooms.bath, chamber: null, id: room })
  await send(ivy, `/api/jobs/${job_id}/boxes`, { ...aBox, id: box })
  const listed = { ...aChair, room_id: room, box_id: box }
  await send(ivy, `/api/jobs/${job_id}/contents`, { ...listed, id: chair, note: '=HYPERLINK("x")' })
  await send(ivy, `/api/jobs/${job_id}/contents`, { ...listed, id: gone, name: 'Rug' })
  await send(ivy, `/api/contents/${gone}`, { revision: 1, changes: { removed: true } }, 'PATCH')
  const download = (who: Person, query = '') => who.request(`/api/jobs/${job_id}/contents/export${query}`)
  return { ...test, dana, download }
}

async function rowsOf(answer: Response) {
  const { header, rows } = readCsv(await answer.text(), 100)
  return rows.map(({ cells }) => Object.fromEntries(header.map((column, nth) => [column, cells[nth]])))
}

test('the office downloads the contents and the boxes of a job for a spreadsheet, removed items among them', async () => {
  const { dana, download } = await aListedHouse()
  const answer = await download(dana)
  expect(answer.headers.get('Content-Disposition')).toMatch(
    /^attachment; filename="MR-\d{4}-\d{3}-contents\.csv"$/,
  )
  const text = await answer.clone().text()
  // A spreadsheet doesn't calculate what someone typed.
  expect(text).toContain(`"'=HYPERLINK(""x"")"`)
  expect(await rowsOf(answer)).toMatchObject([
    {
      name: 'Dining chair',
      room: 'Bath',
      box: 'B-07',
      replacement_cost: '300.00',
      actual_cash_value: '210.00',
    },
    { name: 'Rug', removed_at: expect.stringMatching(/^\d{4}-/) },
  ])
  expect(await rowsOf(await download(dana, '?of=boxes'))).toMatchObject([
    { label: 'B-07', place: 'on_site', note: 'Kitchen linens' },
  ])
})

test('each download is remembered, and only who may take the file of a job along has one', async () => {
  const { world, dana, ivy, job_id, download } = await aListedHouse()
  await download(dana)
  await download(dana, '?of=boxes')
  expect((await download(ivy)).status).toBe(403)
  const viewer = allow(dana, 'intake.view')
  const { items } = await listJobHistory(world, viewer, { job_id, limit: 50 })
  expect(items.map(({ words }) => words).filter((line) => line.includes('CSV'))).toEqual([
    'Boxes downloaded as CSV',
    'Contents downloaded as CSV',
  ])
})

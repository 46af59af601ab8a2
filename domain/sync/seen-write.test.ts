import { expect, test } from 'vitest'
import { aWriteOfEachKind } from '#test/a-write-of-each-kind.ts'
import { shownWrite } from './problem.ts'
import { writeFor } from './seen-write.ts'

const all = {
  sees_job: true,
  sees_claim: true,
  sees_rooms: true,
  sees_drying: true,
  sees_equipment: true,
  sees_contents: true,
}
/** The code itself stays on the device. */
const access_code = { kind: 'access_code', code: '' } as const
const writes = Object.values({ ...aWriteOfEachKind, access_code }).map(shownWrite)
const hiddenWithout = (part: keyof typeof all) =>
  writes
    .filter((write) => writeFor({ ...all, [part]: false }, write).kind === 'hidden')
    .map(({ kind }) => kind)

test('refused work is hidden from whoever does not see that part of the job', () => {
  expect(hiddenWithout('sees_rooms')).toEqual(['room', 'room_change', 'sketch'])
  expect(hiddenWithout('sees_equipment')).toEqual(['equipment_move'])
  expect(hiddenWithout('sees_contents')).toEqual(['contents', 'contents_change', 'box', 'box_change'])
  expect(hiddenWithout('sees_drying')).toHaveLength(7)
  expect(writes.map((write) => writeFor(all, write))).toEqual(writes)
  expect(writes.map(({ kind }) => kind)).toEqual(Object.keys(aWriteOfEachKind))
})

test('whoever sees the request and not its job reads of the request alone', () => {
  const hidden = hiddenWithout('sees_job')
  const shown = writes.map(({ kind }) => kind).filter((kind) => !hidden.includes(kind))
  const ofTheRequest = ['note', 'step', 'undo_step', 'photo', 'move']
  expect(shown).toEqual([...ofTheRequest, 'job', 'job_change', 'access_code'])
})

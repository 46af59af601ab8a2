import { expect, test } from 'vitest'
import { eventKinds } from './event-kinds.ts'

const kinds = Object.values(eventKinds)
const namesOf = (these: typeof kinds) => these.map(({ name }) => name)

test('what makes the file of a job read again says that it is of a job, and what the inbox hears that it is of a chat', () => {
  const shown = kinds.filter(
    ({ stale, subjects }) => stale.includes('job') && !subjects.includes('employee_id'),
  )
  expect(namesOf(kinds.filter((kind) => kind.of === 'job'))).toEqual(namesOf(shown))
  const heard = kinds.filter(({ audience }) => audience?.permission === 'chat.view')
  expect(namesOf(kinds.filter((kind) => kind.of === 'chat'))).toEqual(namesOf(heard))
})

test('of these alone someone hears who had the record until then', () => {
  expect(namesOf(kinds.filter(({ leaves }) => leaves !== undefined))).toEqual([
    'lead.assigned',
    'chat.person_wanted',
    'chat.taken',
    'chat.handed_back',
    'chat.ended',
    'chat.deleted',
  ])
})

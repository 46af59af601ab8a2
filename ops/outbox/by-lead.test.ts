import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { byLead, sameItems } from './by-lead.ts'
import { newEntry } from './outbox.ts'
import { isUnsent } from './unsent-states.ts'

const [one, other] = [newId(), newId()]
let turn = 0

function aNote(leadId: string) {
  const write = { kind: 'note', text: 'Wet.' } as const
  return newEntry({ id: newId(), leadId, customer: 'Ann', write, at: 1 }, { turn: ++turn, now: 1 })
}

test('what waits of a request is the same list until something of that request changes', () => {
  const group = byLead(isUnsent)
  const [mine, theirs] = [aNote(one), aNote(other)]
  const before = group([mine, theirs])
  expect(before.get(one)).toEqual([mine])
  const sent = { ...theirs, state: 'received' as const }
  const after = group([mine, sent])
  expect(after.get(one)).toBe(before.get(one))
  expect(after.get(other)).toBeUndefined()
  const more = aNote(one)
  expect(group([mine, sent, more]).get(one)).toEqual([mine, more])
})

test('a list that is chosen anew with the same items in it is the same list', () => {
  const chosen = sameItems((all: readonly number[]) => all.filter((each) => each > 1))
  const first = chosen([1, 2, 3])
  expect(first).toEqual([2, 3])
  expect(chosen([0, 2, 3])).toBe(first)
  expect(chosen([3, 2])).toEqual([3, 2])
  expect(chosen([3])).toEqual([3])
})

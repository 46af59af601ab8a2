import { expect, test } from 'vitest'
import { choose, type, typePlace } from './changes.ts'
import { newCall, type Draft } from './draft.ts'
import { factsOf, hasUnsaved, unsaved } from './facts-of.ts'
import { adopted, begun, clashWith, decided, nextSave, numbered, refused, settled } from './saving.ts'

const office = { mayEditClaims: true }
const now = 5000

function aCall(): Draft {
  const named = type(type({ ...newCall(), started_at: 1000 }, 'phone', '3305550117'), 'name', 'Nora Trillium')
  return choose(named, { loss_type: 'water', activity: 'running' })
}

/** The call as it is once the server has answered. */
function aSavedCall() {
  const call = aCall()
  const pending = nextSave(call, office, now)
  if (!pending) throw new Error('There is something to save')
  return { pending, call: settled(begun(call, pending), { number: 'MR-2611-014', revision: 1 }, now) }
}

test('the first save makes the job, with the moment of the call', () => {
  const { pending, call } = aSavedCall()
  expect(pending.write).toEqual({
    kind: 'job',
    facts: { name: 'Nora Trillium', phone: '+13305550117', loss_type: 'water', activity: 'running' },
    at: '1970-01-01T00:00:01.000Z',
  })
  expect(call.saved).toEqual({ number: 'MR-2611-014', revision: 1, at: now, is_received: true })
  expect(hasUnsaved(call, office)).toBe(false)
  expect(nextSave(call, office, now)).toBe(null)
})

test('later saves change what changed since, from the revision that is known', () => {
  const { call } = aSavedCall()
  const changed = typePlace(choose(call, { activity: 'off' }), 'Boardman')
  expect(nextSave(changed, office, now)?.write).toEqual({
    kind: 'job_change',
    revision: 1,
    changes: { activity: 'off', town: 'Boardman' },
  })
})

test('without an answer the number follows, and what was typed meanwhile is still to be saved', () => {
  const call = aCall()
  const pending = nextSave(call, office, now)
  if (!pending) throw new Error('There is something to save')
  const typedMeanwhile = type(begun(call, pending), 'pets', 'A dog')
  const waiting = settled(typedMeanwhile, null, now)
  expect(waiting.saved).toMatchObject({ number: null, revision: 1, is_received: false })
  expect(unsaved(waiting, office)).toEqual({ pets: 'A dog' })
  expect(numbered(waiting, { number: 'MR-2611-014', revision: 1 }).saved).toMatchObject({
    number: 'MR-2611-014',
    is_received: true,
  })
})

test('what is refused is still there to be corrected', () => {
  const call = aCall()
  const pending = nextSave(call, office, now)
  expect(pending && refused(begun(call, pending))).toEqual(call)
})

test('what others changed is taken in, and what was changed here stays', () => {
  const { call } = aSavedCall()
  const changed = type(call, 'pets', 'A dog')
  const facts = { ...call.known, activity: 'off', year_built: 1974, town: 'Niles' } as const
  const after = adopted(changed, { number: 'MR-2611-014', revision: 4, facts })
  expect(factsOf(after).facts).toEqual({ ...facts, pets: 'A dog' })
  expect(nextSave(after, office, now)?.write).toEqual({
    kind: 'job_change',
    revision: 4,
    changes: { pets: 'A dog' },
  })
})

test('of what both changed, each fact is as the person decides', () => {
  const { call } = aSavedCall()
  const changed = typePlace(choose(type(call, 'pets', 'A dog'), { activity: 'off' }), '12 Oak St, Niles')
  const pending = nextSave(changed, office, now)
  if (!pending) throw new Error('There is something to save')
  const facts = { ...call.known, activity: 'slowed', town: 'Girard', pets: 'A cat' } as const
  expect(clashWith(pending, facts)).toEqual(['town', 'pets', 'activity'])
  const current = { number: 'MR-2611-014', revision: 4, facts }
  const after = decided(begun(changed, pending), current, { pets: 'A dog', address: '12 Oak St' })
  expect(factsOf(after).facts).toEqual({ ...facts, pets: 'A dog', address: '12 Oak St' })
  expect(nextSave(after, office, now)?.write).toEqual({
    kind: 'job_change',
    revision: 4,
    changes: { pets: 'A dog', address: '12 Oak St' },
  })
})

import { expect, test } from 'vitest'
import type { JobMatch } from '#domain/jobs/matches.ts'
import { newId } from '#platform/uuid.ts'
import { askNext, choose, noToTheRest, takeMatch, toggle, type, typePlace, undoMatch } from './changes.ts'
import { callFromRequest, Draft, newCall } from './draft.ts'
import { factsOf, isWorthSaving, missing, shownPlace, unsaved } from './facts-of.ts'

const office = { mayEditClaims: true }

const nora: JobMatch = {
  id: newId(),
  kind: 'job',
  number: 'MR-2403-002',
  is_open: false,
  name: 'Nora Trillium',
  phone: '+13305550117',
  stage: 'closed',
  loss_type: 'basement',
  received_at: '2024-03-04T12:00:00.000Z',
  facts: {
    name: 'Nora Trillium',
    address: '1187 Larkspur Lane',
    town: 'Boardman',
    state: 'OH',
    zip: '44512',
    year_built: 1974,
    source: 'sump',
  },
}

function started() {
  return { ...newCall(), started_at: 1000 }
}

test('a danger goes from not asked to yes, to no, and back, and not asked is never no', () => {
  let call = newCall()
  const answers = [call.chosen.gas]
  for (let nth = 0; nth < 3; nth++) {
    call = askNext(call, 'gas')
    answers.push(call.chosen.gas)
  }
  expect(answers).toEqual([undefined, 'yes', 'no', undefined])
})

test('choosing sewage answers that hazard, and leaves what was said of it', () => {
  const { chosen } = choose(newCall(), { loss_type: 'sewage' })
  expect(chosen).toMatchObject({ loss_type: 'sewage', sewage: 'yes' })
  const said = choose(choose(newCall(), { sewage: 'no' }), { loss_type: 'sewage' })
  expect(said.chosen.sewage).toBe('no')
  expect(choose(newCall(), { loss_type: 'water' }).chosen.sewage).toBeUndefined()
})

test('"No to the rest" answers only what was not asked', () => {
  const call = noToTheRest(askNext(newCall(), 'electricity'))
  const { electricity, hurt, gas, ceiling, sewage, sharps } = call.chosen
  expect([electricity, hurt, gas, ceiling, sewage, sharps]).toEqual(['yes', 'no', 'no', 'no', 'no', 'no'])
})

test('an earlier customer is filled in, and Undo takes out only that', () => {
  const typed = type(started(), 'phone', '3305550117')
  const filled = takeMatch(typed, nora)
  expect(factsOf(filled).facts).toEqual({
    phone: '+13305550117',
    name: 'Nora Trillium',
    address: '1187 Larkspur Lane',
    town: 'Boardman',
    state: 'OH',
    zip: '44512',
    year_built: 1974,
  })
  expect(shownPlace(filled)).toBe('1187 Larkspur Lane, Boardman, OH 44512')
  const changed = type(filled, 'name', 'Nora Trillium-Wren')
  expect(factsOf(undoMatch(changed)).facts).toEqual({ phone: '+13305550117', name: 'Nora Trillium-Wren' })
  expect(factsOf(undoMatch(filled)).facts).toEqual({ phone: '+13305550117' })
})

test('what the caller has said already is not filled over', () => {
  const told = typePlace(type(started(), 'name', 'Dirk Wren'), 'Salem')
  expect(factsOf(takeMatch(told, nora)).facts).toEqual({ name: 'Dirk Wren', town: 'Salem', year_built: 1974 })
})

test('a depth says that water stands, and how deep', () => {
  expect(factsOf(type(newCall(), 'depth', '½')).facts).toEqual({ depth: 0.5, standing_water: 'yes' })
  expect(factsOf(type(newCall(), 'depth', '0')).facts).toEqual({ depth: 0, standing_water: 'no' })
  expect(factsOf(type(newCall(), 'depth', 'ankle')).wrong).toHaveProperty('depth')
})

test('a chosen answer is taken back, and rooms are chosen one by one', () => {
  const call = choose(newCall(), { loss_type: 'water', rooms: ['Kitchen'] })
  expect(factsOf(choose(call, { loss_type: undefined })).facts).toEqual({ rooms: ['Kitchen'] })
  expect(toggle(['Kitchen'], 'Bath')).toEqual(['Kitchen', 'Bath'])
  expect(toggle(['Kitchen', 'Bath'], 'Kitchen')).toEqual(['Bath'])
})

test('a request comes with all that it told, and only what is new is sent', () => {
  const call = callFromRequest({
    id: newId(),
    name: 'Ann Miller',
    phone: '+13305550188',
    town: '14 Quarry Lane, Lisbon',
    text_consent: true,
    loss: 'burst-pipe',
    when: 'happening-now',
    insurance: 'yes',
    reach_by: 'text',
    depth: null,
  })
  expect(factsOf(call).facts).toMatchObject({
    name: 'Ann Miller',
    loss_type: 'water',
    activity: 'running',
    will_claim: 'yes',
    address: '14 Quarry Lane',
    town: 'Lisbon',
  })
  expect(isWorthSaving(call)).toBe(false)
  const answered = choose(call, { access_way: 'caller', will_claim: undefined })
  expect(unsaved(answered, office)).toEqual({
    address: '14 Quarry Lane',
    town: 'Lisbon',
    access_way: 'caller',
    will_claim: null,
  })
  expect(unsaved(answered, { mayEditClaims: false })).not.toHaveProperty('will_claim')
})

test('a request that came out of a chat brings all that was told there, and none of it is sent again', () => {
  const told = (value: string | string[]) => ({ value, at: '2026-11-20T11:41:00.000Z', by: null })
  const call = callFromRequest({
    id: newId(),
    name: 'Nora Trillium',
    phone: '+13305550117',
    town: 'Boardman, OH 44512',
    text_consent: null,
    loss: 'burst-pipe',
    when: 'today',
    insurance: 'yes',
    reach_by: 'call',
    depth: null,
    told_in_chat: {
      activity: told('off'),
      electricity: told('no'),
      rooms: told(['Kitchen', 'Hall']),
      found: told('yesterday'),
      address: told('411 Larkspur Lane'),
      relation: told('owner'),
      pets: told('None'),
    },
  })
  const { facts } = factsOf(call)
  expect(facts).toMatchObject({
    channel: 'chat',
    loss_type: 'water',
    activity: 'off',
    electricity: 'no',
    rooms: ['Kitchen', 'Hall'],
    found: 'yesterday',
    found_on: '2026-11-19',
    relation: 'owner',
    pets: 'None',
    will_claim: 'yes',
  })
  expect(shownPlace(call)).toBe('411 Larkspur Lane, Boardman, OH 44512')
  expect(unsaved(call, office)).toEqual({ town: 'Boardman', state: 'OH', zip: '44512' })
})

test('only a name and a number can stop a save, and a call is saved by itself once it says what happened', () => {
  const named = type(type(started(), 'phone', '3305550117'), 'name', 'Nora')
  expect(missing(started())).toEqual(['phone', 'name'])
  expect(missing(type(named, 'email', 'nora'))).toEqual([])
  expect(isWorthSaving(named)).toBe(false)
  expect(isWorthSaving(askNext(named, 'gas'))).toBe(true)
  expect(isWorthSaving(typePlace(named, 'Salem'))).toBe(true)
  expect(isWorthSaving(choose(started(), { loss_type: 'water' }))).toBe(false)
})

test('a request without a name may become a job without one, and a name that is known stays', () => {
  const lead = {
    id: newId(),
    phone: '+13305550117',
    town: 'Salem',
    loss: 'burst-pipe' as const,
    when: null,
    insurance: null,
    reach_by: null,
    depth: null,
    text_consent: null,
  }
  const nameless = choose({ ...callFromRequest({ ...lead, name: null }), started_at: 1000 }, { gas: 'no' })
  expect(factsOf(nameless).facts).not.toHaveProperty('name')
  expect([missing(nameless), isWorthSaving(nameless)]).toEqual([[], true])
  const ann = { ...callFromRequest({ ...lead, name: 'Ann Miller' }), started_at: 1000 }
  expect(missing(type(ann, 'name', ''))).toEqual(['name'])
})

test('a call is stored as it is', () => {
  const call = takeMatch(type(started(), 'depth', 'ankle'), nora)
  expect(Draft.parse(JSON.parse(JSON.stringify(call)))).toEqual(call)
})

import { expect, test } from 'vitest'
import type { JobMatch } from '#domain/jobs/matches.ts'
import { newId } from '#platform/uuid.ts'
import { call as words } from '../../words/en-call.ts'
import { askNext, choose, type, typePlace } from './changes.ts'
import { continued } from './continued.ts'
import { callOfJob, newCall, type Draft } from './draft.ts'
import { factsOf } from './facts-of.ts'
import { asOtherCaller } from './other-caller.ts'
import { begun, nextSave } from './saving.ts'

const facts = {
  name: 'Olive Burdock',
  phone: '+13305550133',
  address: '12 Oak Street',
  town: 'Leetonia',
  state: 'OH',
  activity: 'slowed',
  call_note: 'Sump ran dry.',
  text_consent: false,
} as const

const job = callOfJob({
  id: newId(),
  number: 'MR-2611-009',
  revision: 4,
  facts,
  has_access_code: false,
  categories: [],
})

function aCall() {
  const call = type({ ...newCall(), started_at: 1000 }, 'call_note', 'Water is back.')
  return choose(askNext(call, 'electricity'), { activity: 'running' })
}

test('a call that goes on with an open job brings its dangers, its note and its clock', () => {
  const call = continued(type(aCall(), 'phone', '3305'), job)
  expect(call).toMatchObject({ id: job.id, of: 'job', started_at: 1000, saved: { number: 'MR-2611-009' } })
  expect(factsOf(call)).toEqual({
    facts: { ...facts, activity: 'running', electricity: 'yes', call_note: 'Sump ran dry.\nWater is back.' },
    wrong: {},
  })
  expect(nextSave(call, { mayEditClaims: true })?.write).toEqual({
    kind: 'job_change',
    revision: 4,
    changes: { activity: 'running', electricity: 'yes', call_note: 'Sump ran dry.\nWater is back.' },
  })
})

test('what was saved of the call before goes along to be merged, also while its first save is under way', () => {
  const saved = { number: 'MR-2611-010', revision: 1, at: 1, is_received: true }
  const underWay = begun(aCall(), aSave(aCall()))
  expect(continued(aCall(), job).absorbs).toBeNull()
  expect(continued({ ...aCall(), id: underWay.id, saved }, job).absorbs).toBe(underWay.id)
  expect(continued(underWay, job).absorbs).toBe(underWay.id)
  // A job that goes on with another one is none that was just made.
  expect(continued(job, job).absorbs).toBeNull()
})

function aSave(call: Draft) {
  const save = nextSave(call, { mayEditClaims: true })
  if (!save) throw new Error('There is nothing to save.')
  return save
}

test('what was typed beats what is stored, and an emptied field takes nothing out', () => {
  const named = type(type(aCall(), 'name', 'Olive B. Burdock'), 'email', ' ')
  expect(factsOf(continued(named, job)).facts).toMatchObject({ name: 'Olive B. Burdock', phone: facts.phone })
  const unsent = type({ ...job, started_at: 500 }, 'pets', 'A dog')
  expect(factsOf(continued(named, unsent)).facts).toMatchObject({ pets: 'A dog', name: 'Olive B. Burdock' })
  expect(factsOf(continued(type(named, 'phone', '3305550199'), job)).facts.phone).toBe('+13305550199')
})

test('half a place is completed from the stored one, and another town is another place', () => {
  const placed = (place: string) => {
    const { address, town, state } = factsOf(continued(typePlace(aCall(), place), job)).facts
    return { address, town, state }
  }
  expect(placed('leetonia')).toEqual({ address: '12 Oak Street', town: 'Leetonia', state: 'OH' })
  expect(placed('14 Oak Street')).toEqual({ address: '14 Oak Street', town: 'Leetonia', state: 'OH' })
  expect(placed('Salem')).toEqual({ address: undefined, town: 'Salem', state: undefined })
})

test('a danger that was told stays, whatever the next caller knows of it', () => {
  const dangerous = choose(job, { gas: 'yes' })
  const other = choose(aCall(), { gas: 'no', ceiling: 'no' })
  expect(factsOf(continued(other, dangerous)).facts).toMatchObject({ gas: 'yes', ceiling: 'no' })
  expect(factsOf(continued(choose(aCall(), { gas: 'yes' }), choose(job, { gas: 'no' }))).facts.gas).toBe(
    'yes',
  )
})

test('someone else who calls about a job stands in its note, and its customer stays who they are', () => {
  const match: JobMatch = {
    id: job.id,
    kind: 'job',
    number: 'MR-2611-009',
    is_open: true,
    name: facts.name,
    phone: facts.phone,
    stage: 'new',
    loss_type: null,
    received_at: new Date().toISOString(),
    facts: {},
  }
  const call = type(type(aCall(), 'name', 'Pilar Soto'), 'phone', '330 555 0188')
  const also = 'Also called: Pilar Soto, (330) 555-0188'
  const merged = factsOf(continued(asOtherCaller(call, match, words), job)).facts
  expect(merged).toMatchObject({ name: facts.name, phone: facts.phone, phone2: '+13305550188' })
  expect(merged.call_note).toBe(`Sump ran dry.\nWater is back.\n${also}`)
  const known = { ...match, facts: { phone2: '+13305550177' } }
  expect(asOtherCaller(call, known, words).typed['phone2']).toBeUndefined()
})

import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { en } from '../../words/en.ts'
import { es } from '../../words/es.ts'
import type { Write } from '#domain/sync/write.ts'
import type { Entry } from '../entry.ts'
import { entryWords, faultWords, takenOverWords, titleWords } from './entry-words.ts'
import { newEntry } from '../outbox.ts'
import { isOnlyHere } from '../unsent-states.ts'

const words = (write: Entry['write'], code = 'lead-reassigned') =>
  takenOverWords({ write, fault: { status: 404, code, detail: '' } }, en.field)

test('a call for the office says why it is needed, and never that anyone was asked', () => {
  const step = { kind: 'step', step: 'needs_office' } as const
  const say = (write: Write, language = en) => entryWords({ write }, language)
  expect(say({ ...step, reason: 'hazard' })).toBe('Needs the office: Hazard')
  expect(say({ ...step, reason: 'hazard' }, es)).toBe('Necesito a la oficina: Peligro')
  expect(say({ ...step, reason: 'no_access', detail: 'No key.' })).toBe(
    'Needs the office: Can’t get in. No key.',
  )
  // As older versions stored it.
  expect(say(step)).toBe('Needs the office')
  const undo = { id: newId(), kind: 'needs_office', step_at: '' } as const
  expect(say({ kind: 'undo_step', undo })).toBe('Undo: Needs the office')
  expect(say({ kind: 'step', step: 'arrived' })).toBe('Arrived')
})

test('a device says what the office added, and what it only took over', () => {
  const photo = { kind: 'photo', name: 'IMG_2041.jpg', sha256: 'a'.repeat(64) } as const
  const added = 'The office added this to the request.'
  expect(words({ kind: 'note', text: 'Wet.' })).toBe(added)
  expect(words({ kind: 'step', step: 'arrived' })).toBe(added)
  expect(words(photo)).toBe(added)
  const taken = 'The office took this over.'
  expect(words({ kind: 'move', move: { status: 'contacted', revision: 1 } })).toBe(taken)
  expect(words(photo, 'photo-damaged')).toBe(taken)
  expect(words({ ...photo, sha256: null })).toBe(taken)
})

const anEntry = (state: Entry['state'], write: Write = { kind: 'note', text: 'Wet.' }): Entry => ({
  ...newEntry({ id: newId(), leadId: newId(), customer: 'Ann Miller', write, at: 0 }, { turn: 1, now: 0 }),
  state,
})

test('the title of the panel never says that everything is sent while the office has to decide', () => {
  const title = (...entries: Entry[]) => titleWords({ entries, notes: 0, forms: 0, photos: 0 }, en.field)
  expect(title()).toBe('Everything is sent')
  expect(title(anEntry('taken_over'))).toBe('Everything is sent')
  expect(title(anEntry('with_office'))).toBe('1 with the office')
  expect(title(anEntry('waiting'), anEntry('with_office'))).toBe('1 not sent, 1 with the office')
})

test('the title of the panel counts notes, forms and photos that are not saved, and never says then that everything is sent', () => {
  const title = (notes: number, forms: number, photos: number, ...entries: Entry[]) =>
    titleWords({ entries, notes, forms, photos }, en.field)
  expect(title(1, 0, 0)).toBe('1 note not finished')
  expect(title(0, 1, 0)).toBe('1 form not finished')
  expect(title(2, 3, 6, anEntry('waiting'))).toBe(
    '1 not sent, 2 notes not finished, 3 forms not finished, 6 photos not saved',
  )
})

test('a status change says when someone comes or how the request ended', () => {
  const words = (write: Write) => entryWords({ write }, en)
  const schedule = { on: '2026-11-24', from: '08:00', to: '10:00', employee_id: newId() }
  const revision = 1
  expect(words({ kind: 'move', move: { status: 'scheduled', revision, schedule } })).toBe(
    'Visit: Tue, Nov 24, 8–10 AM',
  )
  expect(words({ kind: 'move', move: { status: 'closed', revision, outcome: 'done' } })).toBe(
    'Status: Closed, Done',
  )
  expect(words({ kind: 'move', move: { status: 'contacted', revision } })).toBe('Status: Contacted')
})

test('only this device has what is not sent, and a photo that the office has no picture of', () => {
  const photo = { kind: 'photo', name: 'IMG_2041.jpg', sha256: 'a'.repeat(64) } as const
  expect(isOnlyHere(anEntry('waiting'))).toBe(true)
  expect(isOnlyHere(anEntry('with_office'))).toBe(false)
  expect(isOnlyHere(anEntry('with_office', photo))).toBe(false)
  expect(isOnlyHere(anEntry('with_office', { ...photo, sha256: null }))).toBe(true)
  const fault = { status: 403, code: 'not-permitted', detail: '' }
  expect(isOnlyHere({ ...anEntry('with_office', photo), fault })).toBe(true)
})

test('a refusal is told in the language of the reader, and as the server says it where there are no words for it', () => {
  const fault = { code: 'photo-too-large', detail: 'This photo is larger than 10 MB.' }
  expect(faultWords(fault, en.problems)).toBe(fault.detail)
  expect(faultWords(fault, es.problems)).toMatch(/^Esta foto pesa más de/)
  expect(faultWords({ code: 'unheard-of', detail: 'No.' }, es.problems)).toBe('No.')
})

test('something to be done says what it is, and whether it was done or opened again', () => {
  const mark = { kind: 'item_change', item_id: newId(), revision: 1, done: true, text: 'Photos' } as const
  const writes: Write[] = [{ kind: 'item', text: 'Photos' }, mark, { ...mark, done: false }]
  expect(writes.map((write) => entryWords({ write }, en))).toEqual([
    'To do: Photos',
    'Done: Photos',
    'Open again: Photos',
  ])
  expect(writes.map((write) => entryWords({ write }, es))).toEqual([
    'Por hacer: Photos',
    'Hecho: Photos',
    'Otra vez por hacer: Photos',
  ])
})

test('a job that was moved or put aside says where it stands then, and why', () => {
  const writes: Write[] = [
    { kind: 'job_stage', stage: 'drying', revision: 1 },
    { kind: 'job_side', side: 'on_hold', reason: 'Waiting for a test result', revision: 1 },
    { kind: 'job_side', side: null, revision: 1 },
  ]
  expect(writes.map((write) => entryWords({ write }, en))).toEqual([
    'Stage: Drying',
    'On hold: Waiting for a test result',
    'Resume the job',
  ])
  expect(writes.map((write) => entryWords({ write }, es))).toEqual([
    'Etapa: En secado',
    'En espera: esperando el resultado de una prueba',
    'Reanudar el trabajo',
  ])
})

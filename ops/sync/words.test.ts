import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { countWords } from './count-words.ts'
import {
  consequenceWords,
  contentWords,
  decisionWords,
  doneWords,
  problemsWords,
  takeOverWords,
  titleWords,
} from './words.ts'
import { saidWords } from './said-words.ts'

const by = { id: newId(), name: 'Ivy Starling' }
const note = { by, write: { kind: 'note', text: 'Wet to the studs.' }, photo: null } as const
const photo = { sha256: 'a'.repeat(64), url: '', thumbnail_url: '', width: 40, height: 30, by: by.name }

test('the menu counts what is loaded, and says if there is more', () => {
  expect(countWords([])).toBe('')
  expect(countWords([{ items: [], next: null }])).toBe('')
  expect(countWords([{ items: [1, 2, 3], next: null }])).toBe('3')
  const full = { items: Array.from({ length: 50 }, (_, nth) => nth), next: 'more' }
  expect(countWords([full])).toBe('50+')
  expect(countWords([full, { items: [1], next: null }])).toBe('51')
  expect(['1', '50+'].map(problemsWords)).toEqual(['1 sync problem', '50+ sync problems'])
})

test('each kind of work is named with the person who did it', () => {
  const move = { status: 'contacted', revision: 3 } as const
  expect([
    titleWords(note),
    titleWords({ by, write: { kind: 'step', step: 'arrived' } }),
    titleWords({ by, write: { kind: 'photo', name: 'IMG_2041.jpg', sha256: null } }),
    titleWords({ by, write: { kind: 'move', move } }),
    titleWords({ by, write: { kind: 'unreadable' } }),
  ]).toEqual([
    'Note by Ivy Starling',
    'Visit step by Ivy Starling',
    'Photo by Ivy Starling',
    'Status change by Ivy Starling',
    'Unreadable work by Ivy Starling',
  ])
})

test('work reads as it was meant, a status change with all that belongs to it', () => {
  const schedule = { on: '2026-11-24', from: '08:00', to: '10:00', employee_id: by.id }
  expect(contentWords(note.write)).toBe('Wet to the studs.')
  expect(contentWords({ kind: 'step', step: 'departed' })).toBe('Departed')
  const call = { kind: 'step', step: 'needs_office', reason: 'no_access', detail: 'No key.' } as const
  expect(contentWords(call)).toBe('Needs the office: Can’t get in. No key.')
  expect(contentWords({ kind: 'photo', name: 'IMG_2041.jpg', sha256: null })).toBe('IMG_2041.jpg')
  const moved = [
    { status: 'contacted', revision: 1 },
    { status: 'scheduled', revision: 1, schedule },
    { status: 'closed', revision: 1, outcome: 'done' },
    { status: 'closed', revision: 1, outcome: 'duplicate', duplicate_of: 'R-2611-0K7XA' },
  ] as const
  expect(moved.map((move) => contentWords({ kind: 'move', move }))).toEqual([
    'Contacted',
    'Scheduled for Tue, Nov 24, 8–10 AM',
    'Closed: Done',
    'Closed: Duplicate of R-2611-0K7XA',
  ])
})

test('a settled problem says who decided what', () => {
  expect(decisionWords({ state: 'sent_back', decided_by: 'Marcus Wren' })).toBe('Sent back by Marcus Wren')
  expect(decisionWords({ state: 'discarded', decided_by: null })).toBe('Discarded')
  expect(decisionWords({ state: 'arrived', decided_by: 'Ivy Starling' })).toBe(
    'Sent again by Ivy Starling and accepted',
  )
  expect(decisionWords({ state: 'open', decided_by: null })).toBe('')
})

test('whoever decides is told what happens next', () => {
  expect(doneWords([note], 'taken_over')).toBe('You added the note by Ivy Starling to the request.')
  expect(doneWords([note, note], 'taken_over')).toBe('You added 2 items by Ivy Starling to the request.')
  expect(doneWords([note], 'sent_back')).toBe(
    'You sent back the note by Ivy Starling. They will see your reason on their device.',
  )
  expect(doneWords([note], 'discarded')).toContain('You discarded the note')
})

const open = { by, state: 'open', code: 'lead-reassigned', photo: null, is_photo_hidden: false } as const
const refusedPhoto = { kind: 'photo', name: 'IMG_2041.jpg', sha256: photo.sha256 } as const
const contacted = { kind: 'move', move: { status: 'contacted', revision: 3 } } as const

test('of a refused photo the office is told where it is: here, on the device, or nowhere', () => {
  const refused = { ...open, write: refusedPhoto }
  expect(consequenceWords({ ...refused, photo })).toContain('The photo was uploaded.')
  expect(consequenceWords(refused)).toBe('The photo is still on Ivy Starling’s device.')
  expect(consequenceWords({ ...refused, code: 'photo-damaged' })).toContain('can’t be used as a photo')
  expect(consequenceWords({ ...refused, is_photo_hidden: true })).toBe(
    'The photo was uploaded. It can’t be shown to you. Ask someone who may see restricted photos to look at it.',
  )
  expect(consequenceWords({ ...refused, code: 'photo-lost' })).toBe('There is no picture to show.')
  expect(consequenceWords({ ...refused, state: 'discarded' })).toBe('')
})

test('before the office decides, it reads what is added and what it has to do itself', () => {
  const added = 'If you add it, it is saved under Ivy Starling’s name, with the original time.'
  expect(consequenceWords({ ...open, write: note.write })).toBe(added)
  expect(consequenceWords({ ...open, write: { kind: 'step', step: 'arrived' } })).toBe(added)
  expect(consequenceWords({ ...open, write: contacted })).toContain('update its status yourself')
  expect(consequenceWords({ ...open, write: { kind: 'unreadable' } })).toBe('')
})

test('the button says whether the work is added or left to the office', () => {
  const words = [note.write, { kind: 'step', step: 'arrived' } as const, contacted, refusedPhoto].map(
    (write) => takeOverWords({ write, photo: null }),
  )
  const [add, own] = ['Add to the request', 'I’ll update the request']
  expect(words).toEqual([add, add, own, own])
  expect(takeOverWords({ write: refusedPhoto, photo })).toBe(add)
})

test('once it is added nothing more needs to be done; what is not added does', () => {
  expect(doneWords([{ by, write: refusedPhoto, photo }], 'taken_over')).toBe(
    'You added the photo by Ivy Starling to the request.',
  )
  for (const write of [refusedPhoto, contacted])
    expect(doneWords([{ by, write, photo: null }], 'taken_over')).toContain('Update the request yourself.')
})

test('what the office asked and what came back stands in order, the last reply at the end', () => {
  const asked = (reply: string, reason: string) => ({
    reply,
    reason,
    decided_by: 'Marcus Wren',
    decided_at: '2026-11-20T11:00:00.000Z',
  })
  const received_at = '2026-11-20T12:00:00.000Z'
  const said = saidWords({
    by,
    received_at,
    reply: 'All dry.',
    earlier: [asked('', 'Finished?'), asked('Yes.', 'Sure?')],
  })
  expect(said.map(({ by, words }) => `${by}: ${words}`)).toEqual([
    'Sent back by Marcus Wren: Finished?',
    'Ivy Starling: Yes.',
    'Sent back by Marcus Wren: Sure?',
    'Ivy Starling: All dry.',
  ])
  expect(saidWords({ by, received_at, reply: '', earlier: [] })).toEqual([])
})

test('work on a job reads as it was typed, and is saved by who takes it over', () => {
  const facts = { name: 'Nora Trillium', phone: '+13305550117', activity: 'running' } as const
  const job = { by, write: { kind: 'job', facts, at: '2026-11-10T11:52:00.000Z' }, photo: null } as const
  expect(contentWords(job.write)).toBe('Name: Nora Trillium\nPhone: (330) 555-0117\nStill running: Running')
  expect([takeOverWords(job), doneWords([job], 'taken_over')]).toEqual([
    'Make the job',
    'You took over the job from a call by Ivy Starling.',
  ])
  const code = { by, write: { kind: 'access_code', code: '' }, photo: null } as const
  expect([contentWords(code.write).slice(0, 8), takeOverWords(code)]).toEqual([
    'The code',
    'I’ll update the job',
  ])
})

test('something to be done reads as it was typed, and is saved in the name of whoever did it', () => {
  const item = { ...open, write: { kind: 'item', text: 'Photos' } } as const
  const mark = { kind: 'item_change', item_id: 'photos', revision: 1, done: true, text: 'Photos' } as const
  expect([item.write, mark, { ...mark, done: false }].map(contentWords)).toEqual([
    'Photos',
    'Done: Photos',
    'Open again: Photos',
  ])
  const saved = 'If you save it, it is saved under Ivy Starling’s name, with the original time.'
  expect([consequenceWords(item), consequenceWords({ ...open, write: mark })]).toEqual([saved, saved])
  expect([takeOverWords(item), doneWords([item], 'taken_over')]).toEqual([
    'Save it in the job',
    'You took over the item to do by Ivy Starling.',
  ])
})

test('a job that was moved or put aside is left to the office', () => {
  const stage = { ...open, write: { kind: 'job_stage', stage: 'drying', revision: 1 } } as const
  const side = { kind: 'job_side', side: 'on_hold', reason: 'Mold found.', revision: 1 } as const
  const writes = [stage.write, side, { ...side, side: null }]
  expect(writes.map(contentWords)).toEqual(['Drying', 'On hold: Mold found.', 'Resume the job'])
  expect(consequenceWords(stage)).toBe('Open the job and change it yourself.')
  expect([takeOverWords(stage), doneWords([stage], 'taken_over')]).toEqual([
    'I’ll update the job',
    'You took over the stage of a job by Ivy Starling.',
  ])
})

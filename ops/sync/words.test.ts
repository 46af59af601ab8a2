import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import {
  contentWords,
  countWords,
  decisionWords,
  doneWords,
  photoWords,
  problemsWords,
  titleWords,
} from './words.ts'

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
  expect(decisionWords({ state: 'open', decided_by: null })).toBe('')
})

test('whoever decides is told what happens next', () => {
  expect(doneWords(note, 'taken_over')).toBe(
    'You took over the note by Ivy Starling. Update the request yourself.',
  )
  expect(doneWords(note, 'sent_back')).toBe(
    'You sent back the note by Ivy Starling. They will see your reason on their device.',
  )
  expect(doneWords(note, 'discarded')).toContain('You discarded the note')
})

test('of a refused photo the office is told where it is: here, on the device, or nowhere', () => {
  const write = { kind: 'photo', name: 'IMG_2041.jpg', sha256: photo.sha256 } as const
  const refused = { by, write, state: 'open', code: 'too-many-photos', photo: null } as const
  expect(photoWords({ ...refused, photo })).toContain('The photo was uploaded.')
  expect(photoWords(refused)).toBe('The photo is still on the device of Ivy Starling.')
  expect(photoWords({ ...refused, code: 'photo-damaged' })).toContain('can’t be used as a photo')
  expect(photoWords({ ...refused, code: 'photo-lost' })).toBe('There is no picture to show.')
  expect(photoWords({ ...refused, state: 'discarded' })).toBe('')
  expect(photoWords({ ...refused, write: note.write })).toBe('')
})

test('a photo that is taken over needs nothing more to be done', () => {
  const write = { kind: 'photo', name: 'IMG_2041.jpg', sha256: photo.sha256 } as const
  expect(doneWords({ by, write, photo }, 'taken_over')).toBe(
    'You took over the photo by Ivy Starling. It was added to the request.',
  )
  expect(doneWords({ by, write, photo: null }, 'taken_over')).toContain('Update the request yourself.')
})

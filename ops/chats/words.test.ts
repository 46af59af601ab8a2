import { expect, test } from 'vitest'
import { firstName } from '../ui/first-name.ts'
import {
  callWords,
  pageWords,
  rowWords,
  runningWords,
  shortSpan,
  shortTime,
  spanWords,
  waitingNowWords,
  visitorWords,
  wordsOfDanger,
  endWords,
  isReachedOnlyHere,
} from './words.ts'

const at = (time: string) => new Date(`2026-11-20T${time}Z`)

test('a waiting clock runs by the second, and stands at zero where a device is behind', () => {
  expect(runningWords(at('12:00:00'), at('12:01:48'))).toBe('1:48')
  expect(runningWords(at('12:00:00'), at('13:02:09'))).toBe('1:02:09')
  expect(runningWords(at('12:00:05'), at('12:00:00'))).toBe('0:00')
})

test('spans are read as people say them', () => {
  expect([1, 41, 60, 125, 3600, 4320].map(spanWords)).toEqual([
    '1 second',
    '41 seconds',
    '1 minute',
    '2 minutes 5 seconds',
    '1 hour',
    '1 hour 12 minutes',
  ])
})

test('a visitor is called by name, by town, or by the page they write from', () => {
  expect(visitorWords({ name: 'Nora Trillium', town: 'Boardman', page: '/' })).toBe('Nora Trillium')
  expect(visitorWords({ name: null, town: 'New Castle, PA', page: '/' })).toBe('New Castle, PA')
  expect(visitorWords({ name: '', town: '', page: '/services/water-damage' })).toBe(
    'Visitor, Water damage page',
  )
  expect(firstName(' Nora  Trillium ')).toBe('Nora')
  expect([callWords({ name: 'Nora Trillium' }), callWords({ name: null })]).toEqual(['Nora', 'Visitor'])
})

test('in a list, whoever has no name is told from others by what happened, where and in which language', () => {
  const chat = {
    name: null,
    town: '',
    page: '/services/water-damage',
    language: 'en',
    is_danger: true,
    danger: 'gas',
    loss: 'flooded-basement',
  } as const
  expect(rowWords(chat)).toBe('Gas · Water damage page · English')
  const calm = { ...chat, is_danger: false, danger: null }
  expect(rowWords({ ...calm, town: 'Salem', language: 'es' })).toBe('Flooded basement · Salem · Spanish')
  expect(rowWords({ ...calm, loss: null })).toBe('Water damage page · English')
  expect(rowWords({ ...chat, danger: null })).toBe('Danger · Water damage page · English')
  expect(rowWords({ ...chat, name: 'Nora Trillium' })).toBe('Nora Trillium')
})

test('the words of danger stand as they were written', () => {
  expect(wordsOfDanger({ danger_told: { words: 'i smell gas' } })).toBe('“i smell gas”')
  expect(wordsOfDanger({ danger_told: null })).toBeNull()
})

test('on the right of an ended chat stands what came of it', () => {
  const ended = { job_number: null, phone: null, first_reply_at: null }
  expect(endWords({ ...ended, job_number: 'MR-2611-014' })).toBe('MR-2611-014')
  expect(endWords({ ...ended, phone: '+13305550117' })).toBe('Phone given')
  expect(endWords({ ...ended, first_reply_at: '2026-11-20T12:00:00Z' })).toBe('Answered')
  expect(endWords(ended)).toBe('No reply')
})

test('times of today are short, and those of another day say which', () => {
  expect(shortTime('2026-11-20T11:41:00Z', at('12:00:00'))).toBe('6:41')
  expect(shortTime('2026-11-19T11:41:00Z', at('12:00:00'))).toBe('Nov 19, 6:41')
})

test('a page of the website is called by its name', () => {
  expect(['/', '/services/water-damage'].map(pageWords)).toEqual(['Home page', 'Water damage page'])
})

test('a page of another website is called by its address, which no one takes for something that was written', () => {
  expect(['/hello', '/blog/burst-pipes'].map(pageWords)).toEqual([
    'On the page /hello',
    'On the page /blog/burst-pipes',
  ])
})

test('where there is little room a span has the short names of its units', () => {
  expect([38, 85, 4320].map(shortSpan)).toEqual(['38 s', '1 min 25 s', '1 h 12 min'])
})

test('handing back asks first where someone in danger left no number', () => {
  expect(isReachedOnlyHere({ is_danger: true, phone: null })).toBe(true)
  expect(isReachedOnlyHere({ is_danger: true, phone: '+13305550117' })).toBe(false)
  expect(isReachedOnlyHere({ is_danger: false, phone: null })).toBe(false)
})

test('those who got no reply yet are told beside the figure of the replies', () => {
  const now = new Date('2026-11-20T12:17:05Z')
  expect(waitingNowWords({ waiting: 7, since: '2026-11-20T12:00:00.000Z' }, now)).toBe(
    '7 waiting, longest 17:05',
  )
  expect(waitingNowWords({ waiting: 0, since: null }, now)).toBe('')
  expect(waitingNowWords(undefined, now)).toBe('')
})

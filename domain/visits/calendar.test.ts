import { expect, test } from 'vitest'
import { escaped, folded, writeCalendar } from './calendar.ts'

const now = new Date('2026-11-20T12:00:00Z')
const host = 'restore.example'

test('a calendar without visits is one that can be read', () => {
  expect(writeCalendar([], { now, host })).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Mission Restore//Visits//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Visits',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
})

test('a visit is an event in UTC, on both sides of the change of the clock', () => {
  const visit = { number: 'MR-2611-014', town: 'Boardman', revision: 3 }
  const winter = { ...visit, id: 'a', when: { on: '2026-12-02', from: '08:00', to: '10:30' } }
  const summer = { ...visit, id: 'b', when: { on: '2026-10-31', from: '22:00', to: '23:30' }, town: '' }
  const lines = writeCalendar([winter, summer], { now, host }).split('\r\n')
  expect(lines.slice(8, -2)).toEqual([
    'BEGIN:VEVENT',
    'UID:a@restore.example',
    'DTSTAMP:20261120T120000Z',
    'DTSTART:20261202T130000Z',
    'DTEND:20261202T153000Z',
    'SEQUENCE:2',
    'SUMMARY:MR-2611-014\\, Boardman',
    'LOCATION:Boardman',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:b@restore.example',
    'DTSTAMP:20261120T120000Z',
    'DTSTART:20261101T020000Z',
    'DTEND:20261101T033000Z',
    'SEQUENCE:2',
    'SUMMARY:MR-2611-014',
    'END:VEVENT',
  ])
})

test.each([
  ['St. Clair; north, by the mill', 'St. Clair\\; north\\, by the mill'],
  ['a\\b', 'a\\\\b'],
  ['two\r\nlines\nor\rmore', 'two\\nlines\\nor\\nmore'],
  ['a bell\u0007', 'a bell'],
])('%j is written as %j', (text, written) => expect(escaped(text)).toBe(written))

test('lines of more than 75 octets go on behind a space, and no character is cut', () => {
  const short = 'x'.repeat(75)
  expect(folded(short)).toBe(short)
  expect(folded(`${short}y`)).toBe(`${short}\r\n y`)
  expect(folded('x'.repeat(75 + 74 + 1))).toBe(`${short}\r\n ${'x'.repeat(74)}\r\n x`)
  const long = `SUMMARY:${'ñ'.repeat(60)}`
  const lines = folded(long).split('\r\n')
  expect(lines.map((line) => Buffer.byteLength(line))).toEqual([74, 55])
  expect(lines.join('\r\n').replaceAll('\r\n ', '')).toBe(long)
})

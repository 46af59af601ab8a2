import { expect, test } from 'vitest'
import { en } from '../words/en.ts'
import { es } from '../words/es.ts'
import { underWayLine } from './visit-line.ts'

const now = new Date('2026-11-20T19:40:00Z')
const [left, came] = [new Date('2026-11-20T19:16:00Z'), new Date('2026-11-20T19:32:00Z')]
const asked = { kind: 'needs_office', at: now } as const

test('a visit under way says how far they are and since when, and no status any more', () => {
  const onMyWay = { kind: 'on_my_way', at: left } as const
  expect(underWayLine([], now, en)).toBeNull()
  expect(underWayLine([asked], now, en)).toBeNull()
  expect(underWayLine([onMyWay, asked], now, en)?.words).toBe('On the way since 2:16 PM')
  const there = [onMyWay, { kind: 'arrived', at: came } as const]
  expect(underWayLine(there, now, en)?.words).toBe('There since 2:32 PM')
  expect(underWayLine(there, now, es)?.words.replaceAll(/\s/g, ' ')).toBe('En el lugar desde las 2:32 p.m.')
})

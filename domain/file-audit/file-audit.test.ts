import { expect, test } from 'vitest'
import { larkspurFile, readAt } from '#domain/readings/larkspur-file.fixture.ts'
import { auditFile } from './file-audit.ts'
import { auditRules, auditSections, firstWeights } from './audit-rules.ts'
import { larkspurFriday } from './larkspur-friday.fixture.ts'
import type { AuditInput } from './audit-file.ts'

const openOf = (input: AuditInput) => auditFile(input).gaps.map(({ key }) => key)
const friday = larkspurFriday()
const { job } = friday

test('the sections are worth 15, 15, 15, 20, 15, 10 and 10, and no rule less than 4 or more than 10', () => {
  const worth = auditSections.map(({ key }) =>
    auditRules
      .filter(({ section }) => section === key)
      .reduce((sum, rule) => sum + firstWeights[rule.key], 0),
  )
  expect(worth).toEqual([15, 15, 15, 20, 15, 10, 10])
  expect(Object.values(firstWeights).every((points) => points >= 4 && points <= 10)).toBe(true)
})

test('on Friday the loss of Larkspur Lane has 70 of 90, with four gaps', () => {
  const { score, due, sections, gaps } = auditFile(friday)
  expect([score, due]).toEqual([70, 90])
  expect(sections.map(({ key, earned, due }) => [key, earned, due])).toEqual([
    ['first_readings', 10, 15],
    ['moisture_map', 15, 15],
    ['category', 9, 15],
    ['equipment', 16, 20],
    ['visits', 15, 15],
    ['photos', 5, 10],
    ['final_readings', 0, 0],
  ])
  expect(gaps.map(({ key, points }) => [key, points])).toEqual([
    ['category_review', 6],
    ['references_read', 5],
    ['photos_first', 5],
    ['equipment_photos', 4],
  ])
  expect(gaps.map(({ judged }) => judged)).toMatchObject([
    { missing: [{ is: 'review', hours: 72, category: 1 }] },
    { missing: [{ is: 'reference', number: 6, place: 'sink' }] },
    { missing: [{ is: 'photo', subject: 'before', room: 'Kitchen', have: 3, least: 4 }] },
    { missing: [{ is: 'unit', number: 'LGR-05', room: 'Hall' }] },
  ])
})

test('full rows say 18 points, 9 of them wet, and the longest time between visits', () => {
  const { figures } = auditFile(friday)
  expect(figures).toMatchObject({ points: 18, wet: 9 })
  expect(figures.longestInterval).toBe(24)
})

test('of a room that is drawn and has no height yet, the height alone is missing', () => {
  const rooms = (friday.rooms ?? []).map((room, nth) => (nth === 0 ? { ...room, height: null } : room))
  const gap = auditFile(larkspurFriday({ rooms })).gaps.find(({ key }) => key === 'rooms_measured')
  expect(gap?.judged).toMatchObject({ missing: [{ is: 'room', name: rooms[0]?.name, lacks: 'height' }] })
})

test('a reason that says nothing is none, and neither is what the source proposed', () => {
  const judged = (reason: string) => {
    const categories = job.categories.map((entry) => ({ ...entry, reason }))
    return openOf(larkspurFriday({ job: { ...job, categories } }))
  }
  expect(judged('n/a')).toContain('category_reason')
  expect(judged('Proposed from the source')).toContain('category_reason')
  expect(judged('Clean water from a supply line')).not.toContain('category_reason')
  const deviations = (friday.drying?.deviations ?? []).map((each) => ({
    ...each,
    reason: 'other' as const,
    note: 'n/a',
  }))
  expect(openOf(larkspurFriday({ drying: larkspurFile({ deviations }) }))).toContain('equipment_explained')
})

test('the review of the category is met by a judgment after its hour, and is not asked of the worst one', () => {
  const withEntry = (category: number, at: string) => {
    const entry = { id: 'friday', category, at, reason: 'Still clear, no odor', by: 'Ivy Starling' }
    return larkspurFriday({ job: { ...job, categories: [...job.categories, entry] } })
  }
  expect(openOf(withEntry(1, '2026-11-12T20:00:00.000Z'))).toContain('category_review')
  expect(auditFile(withEntry(1, '2026-11-13T15:18:00.000Z'))).toMatchObject({ score: 76, due: 90 })
  expect(auditFile(withEntry(3, '2026-11-11T15:18:00.000Z'))).toMatchObject({ due: 84 })
})

test('what is not on this device is due, and never counts as passed', () => {
  const { score, due, unknown } = auditFile(larkspurFriday({ photos: null }))
  expect([score, due]).toEqual([65, 90])
  expect(unknown.map(({ key }) => key)).toEqual(['photos_first', 'photos_work'])
  const nothing = auditFile(larkspurFriday({ rooms: null, drying: null, stays: null, photos: null }))
  expect(nothing.score).toBe(5)
  expect(nothing.unknown.length).toBe(19)
})

test('before anyone was there nothing is due', () => {
  const crew = { on_my_way_at: null, arrived_at: null, left_at: null }
  const file = larkspurFile({ points: [], readings: [], air: [], stations: [], visits: [], deviations: [] })
  const input = larkspurFriday({
    job: { ...job, stage: 'dispatched', crew },
    rooms: [],
    drying: file,
    stays: [],
    photos: [],
  })
  expect(auditFile(input)).toMatchObject({ score: 0, due: 0, gaps: [] })
})

test('on the first day neither later visits nor final readings are due', () => {
  const { readings, air, visits, ...rest } = larkspurFile()
  const first = { visit_id: 'visit-0' }
  const file = {
    ...rest,
    readings: readings.filter(({ visit_id }) => visit_id === first.visit_id),
    air: air.filter(({ visit_id }) => visit_id === first.visit_id),
    visits: visits.slice(0, 1),
    deviations: friday.drying?.deviations ?? [],
  }
  const { sections } = auditFile(larkspurFriday({ drying: file, now: new Date('2026-11-10T17:00:00.000Z') }))
  const dueOf = Object.fromEntries(sections.map(({ key, due }) => [key, due]))
  expect(dueOf).toMatchObject({ category: 9, visits: 11, final_readings: 0 })
})

test('a visit that left out a point or the air of a chamber, and a day without one, are gaps that no later day repairs', () => {
  const { readings, air, visits, ...rest } = larkspurFile()
  const input = larkspurFriday({
    drying: {
      ...rest,
      deviations: friday.drying?.deviations ?? [],
      readings: readings.filter(({ id }) => id !== 'point-4-3'),
      air: air.filter(
        ({ visit_id, station_id }) => visit_id !== 'visit-3' || !/^(hall|LGR-08-in)$/.test(station_id),
      ),
      visits,
    },
  })
  const gaps = auditFile(input).gaps
  const missingOf = (key: string) => gaps.find((gap) => gap.key === key)?.judged
  expect(missingOf('visits_points')).toMatchObject({ missing: [{ is: 'point', number: 4, visit: 4 }] })
  expect(missingOf('visits_air')).toMatchObject({
    missing: [{ is: 'air', chamber: 'Hall and bath', visit: 4 }],
  })
  const skipped = larkspurFile({
    readings: readings.filter(({ visit_id }) => visit_id !== 'visit-2'),
    air: air.filter(({ visit_id }) => visit_id !== 'visit-2'),
    visits: visits.filter(({ id }) => id !== 'visit-2'),
  })
  const daily = auditFile(larkspurFriday({ drying: skipped })).gaps.find(({ key }) => key === 'visits_daily')
  expect(daily?.judged).toMatchObject({ missing: [{ is: 'gap', hours: 48 }] })
  expect(daily?.isLastChance).toBe(true)
})

test('a day without a visit is explained by the visit that was canceled, unless the company itself did not come', () => {
  const { readings, air, visits } = larkspurFile()
  const skipped = (reason: string, on = '2026-11-12') =>
    openOf(
      larkspurFriday({
        drying: larkspurFile({
          readings: readings.filter(({ visit_id }) => visit_id !== 'visit-2'),
          air: air.filter(({ visit_id }) => visit_id !== 'visit-2'),
          visits: visits.filter(({ id }) => id !== 'visit-2'),
          canceled_visits: [{ id: 'visit-2', on, reason }],
        }),
      }),
    )
  expect(skipped('No access to the property')).not.toContain('visits_daily')
  expect(skipped('The owner was not home')).not.toContain('visits_daily')
  expect(skipped('No crew available')).toContain('visits_daily')
  expect(skipped('n/a')).toContain('visits_daily')
  expect(skipped('Weather', '2026-11-10')).toContain('visits_daily')
})

test('exceptions in the certificate of drying count for the score as they do for the stage', () => {
  const stays = friday.stays?.map((stay) => ({ ...stay, pulled_at: '2026-11-13T15:10:00.000Z' })) ?? []
  const met_gates = ['drying-certificate', 'points-at-goal'] as const
  const { sections } = auditFile(larkspurFriday({ stays, job: { ...job, met_gates: [...met_gates] } }))
  expect(sections.at(-1)).toMatchObject({ earned: 10, due: 10 })
})

test('final readings are due once every point is dry, or all of the equipment is gone', () => {
  const pulled = friday.stays?.map((stay) => ({ ...stay, pulled_at: '2026-11-13T15:10:00.000Z' })) ?? []
  const gone = auditFile(larkspurFriday({ stays: pulled }))
  expect(gone.sections.at(-1)).toMatchObject({ earned: 4, due: 10 })
  const goals = gone.gaps.find(({ key }) => key === 'final_goals')?.judged
  expect(goals?.outcome === 'open' && goals.missing.length).toBe(9)

  const { readings, points } = larkspurFile()
  const dry = points
    .filter(({ is_reference }) => !is_reference)
    .map(({ id }) => ({ ...readAt(id, 3, 10), id: `last of ${id}` }))
  const last = larkspurFile({
    readings: [
      ...readings.filter((each) => each.visit_id !== 'visit-3' || each.point_id.startsWith('ref')),
      ...dry,
    ],
  })
  expect(auditFile(larkspurFriday({ drying: last })).sections.at(-1)).toMatchObject({ earned: 10, due: 10 })
})

test('a company scores by points of its own, and a rule of 0 points is not asked', () => {
  const weights = { ...firstWeights, visits_daily: 10, category_review: 0, photos_first: 0, photos_work: 0 }
  const { score, due, sections, gaps, revision } = auditFile(friday, { weights, revision: 3 })
  expect({ score, due, revision }).toEqual({ score: 69, due: 78, revision: 3 })
  expect(gaps.map(({ key }) => key)).toEqual(['references_read', 'equipment_photos'])
  expect(sections.map(({ key }) => key)).not.toContain('photos')
})

test('what cannot be made good later stands in front of what is worth more', () => {
  const deviations = larkspurFriday({ drying: larkspurFile() })
  const gaps = auditFile(deviations).gaps
  expect(gaps.map(({ key }) => key)).toEqual([
    'category_review',
    'references_read',
    'photos_first',
    'equipment_photos',
    'equipment_explained',
  ])
})

test('a fire without wet material asks for its first photos alone until work begins', () => {
  const facts = { loss_type: 'fire' } as const
  const file = larkspurFile({ points: [], readings: [], air: [], stations: [], deviations: [] })
  const input = larkspurFriday({ job: { ...job, facts, stage: 'inspected' }, drying: file, stays: [] })
  const { due, sections } = auditFile(input)
  expect(due).toBe(5)
  expect(sections.filter(({ due }) => due > 0).map(({ key }) => key)).toEqual(['photos'])
})

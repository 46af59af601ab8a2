import { expect, test } from 'vitest'
import { Greeting, firstGreeting } from './greeting.ts'
import { headOf } from './head-of.ts'
import { firstSettings } from './settings.ts'

const opening = {
  group: 'services',
  time: '12:00',
  onCall: 'Marcus Wren',
  company: 'Mission Restore',
} as const
const words = (en: string) => ({ en, es: `${en} (es)` })
const set = (greeting: Partial<Greeting>, isStorm = false) => ({
  ...firstSettings,
  greeting: { ...firstGreeting, ...greeting },
  storm: { is_on: isStorm, words: words('Many homes were hit.') },
})
const day = { ...firstGreeting.day, everywhere: words('Tell us'), home: words('Welcome') }
const night = { ...firstGreeting.night, everywhere: words('We are awake') }
const titleOf = (settings: ReturnType<typeof set>, change: object = {}) =>
  headOf(settings, { ...opening, ...change }).en.title

test('without a headline of its own the chat says who is on call, or that the company answers', () => {
  expect(headOf(firstSettings, opening)).toEqual({
    en: { title: 'Marcus Wren is on call', line: 'Marcus joins when you ask' },
    es: { title: 'Marcus Wren está de guardia', line: 'Marcus se une cuando usted lo pida' },
  })
  expect(headOf(firstSettings, { ...opening, onCall: null }).en).toEqual({
    title: 'Mission Restore',
    line: 'We answer day and night',
  })
})

test('a headline of the page’s group comes before the one for all, and who is on call stands below it', () => {
  expect(headOf(set({ day }), { ...opening, group: 'home' })).toMatchObject({
    en: { title: 'Welcome', line: 'Marcus Wren is on call' },
    es: { title: 'Welcome (es)', line: 'Marcus Wren está de guardia' },
  })
  expect(titleOf(set({ day }))).toBe('Tell us')
})

test('the night begins and ends by the clock of the office, past midnight too', () => {
  const at = (time: string) => titleOf(set({ day, night }), { time })
  expect(['19:59', '20:00', '23:59', '00:00', '05:59', '06:00'].map(at)).toEqual([
    'Tell us',
    ...Array<string>(4).fill('We are awake'),
    'Tell us',
  ])
  const early = set({ day, night, night_from: '01:00', night_until: '05:00' })
  expect(['00:59', '01:00', '05:00'].map((time) => titleOf(early, { time }))).toEqual([
    'Tell us',
    'We are awake',
    'Tell us',
  ])
})

test('while the storm wording is on its headline and its line come first, and not on pages about trauma', () => {
  const storm = { ...firstGreeting.storm, everywhere: words('All crews are out') }
  expect(headOf(set({ day, storm }, true), opening).en).toEqual({
    title: 'All crews are out',
    line: 'Many homes were hit.',
  })
  expect(titleOf(set({ day, storm }))).toBe('Tell us')
  const trauma = headOf(set({ day, storm }, true), { ...opening, group: 'trauma' })
  expect(trauma.en).toEqual({ title: 'Marcus Wren is on call', line: 'Marcus joins when you ask' })
})

test('words on availability stand in place of who is alerted, and never in place of who is on call', () => {
  const availability = { words: words('Someone answers within minutes at night too') }
  const line = (settings: object, onCall: string | null) =>
    headOf({ ...firstSettings, availability, ...settings }, { ...opening, onCall }).en.line
  expect([line({}, 'Marcus Wren'), line({}, null)]).toEqual(Array(2).fill(availability.words.en))
  const { greeting } = set({ day })
  expect([line({ greeting }, 'Marcus Wren'), line({ greeting }, null)]).toEqual([
    'Marcus Wren is on call',
    availability.words.en,
  ])
})

test('on pages about trauma only their own words stand', () => {
  const soft = { ...day, trauma: words('We are here for you') }
  expect([
    titleOf(set({ day: soft }), { group: 'trauma' }),
    titleOf(set({ day }), { group: 'trauma' }),
  ]).toEqual(['We are here for you', 'Marcus Wren is on call'])
})

test('what no automated sentence may say no headline says, in either language', () => {
  const refused = { en: 'We will be there in 30 minutes', es: 'Llegaremos pronto' }
  const { error } = Greeting.safeParse({ ...firstGreeting, storm: { ...firstGreeting.storm, home: refused } })
  expect(error?.issues[0]).toMatchObject({
    path: ['storm', 'home', 'en'],
    message: expect.stringMatching(/^The chat never says .* No arrival time\.$/),
  })
})

test('words in one language alone are refused at the other', () => {
  const half = { ...firstGreeting, day: { ...firstGreeting.day, home: { en: 'Welcome', es: '' } } }
  const { error } = Greeting.safeParse(half)
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['day.home.es', 'Write it in both languages, or leave both blank.'],
  ])
})

import { expect, test } from 'vitest'
import { hazards } from './facts/site-choices.ts'
import type { JobFacts } from './facts/facts.ts'
import { sources } from './facts/sources.ts'
import { becauseWords, readAloudFor, readAloudTable } from './read-aloud.ts'

const pipe = { loss_type: 'water', source: 'supply_line', activity: 'running' } as const
const clear = {
  hurt: 'no',
  electricity: 'no',
  gas: 'no',
  ceiling: 'no',
  sewage: 'no',
  sharps: 'no',
} as const

const examples: readonly (readonly [key: string, facts: JobFacts])[] = [
  ['gas-hurt', { gas: 'yes', hurt: 'yes', ...pipe }],
  ['gas', { gas: 'yes', electricity: 'yes', ceiling: 'yes', ...pipe }],
  ['fire-hurt', { loss_type: 'fire', fire_out: 'no', hurt: 'yes' }],
  ['fire', { loss_type: 'fire', fire_out: 'no' }],
  ['hurt-power', { hurt: 'yes', electricity: 'yes', ceiling: 'yes' }],
  ['hurt-ceiling', { hurt: 'yes', ceiling: 'yes' }],
  ['hurt', { hurt: 'yes', ...pipe }],
  ['power-ceiling', { electricity: 'yes', ceiling: 'yes', ...pipe }],
  ['power-sewage', { electricity: 'yes', sewage: 'yes', activity: 'running' }],
  ['power-pipe', { electricity: 'yes', ...pipe }],
  ['power', { electricity: 'yes', loss_type: 'basement', source: 'sump', activity: 'running' }],
  ['ceiling', { ceiling: 'yes', ...pipe }],
  ['scene', { sharps: 'yes' }],
  ['scene', { loss_type: 'trauma' }],
  ['smoke', { loss_type: 'fire', fire_out: 'yes' }],
  ['sewage', { loss_type: 'water', source: 'drain_backup', activity: 'running' }],
  ['flood', { loss_type: 'storm', source: 'flood', activity: 'running' }],
  ['pipe', { ...pipe, activity: 'slowed' }],
  ['running', { loss_type: 'water', activity: 'running' }],
  ['running', { loss_type: 'storm', source: 'roof', activity: 'running' }],
  ['storm', { loss_type: 'storm', source: 'roof' }],
  ['standing', { loss_type: 'water', activity: 'off', depth: 0.5 }],
  ['mold', { loss_type: 'mold' }],
  ['clear', { ...clear, loss_type: 'water', activity: 'off' }],
  ['first', {}],
  ['first', { ...clear, sharps: undefined }],
]

test.each(examples)('%s is read for %j', (key, facts) => {
  expect(readAloudFor(facts).key).toBe(key)
})

test('every row of the table has an example', () => {
  const keys = new Set(examples.map(([key]) => key))
  expect(readAloudTable.map(({ key }) => key)).toEqual([...keys])
})

test('before anything is asked the caller is asked whether they are safe', () => {
  expect(readAloudFor({}).sentence.text).toBe('Is everyone safe? If anyone is in danger, call 911 first.')
})

test('the reasons are said as a sentence', () => {
  expect(becauseWords(readAloudFor({ electricity: 'yes', ...pipe }))).toBe(
    'Because power is near the water and the water is still running.',
  )
  expect(becauseWords(readAloudFor({}))).toBe('')
})

/** Every combination of the six dangers, each not asked, yes or no, with what else the table looks at. */
function* everything(): Generator<JobFacts> {
  const answers = [undefined, 'yes', 'no'] as const
  const losses = ['water', 'sewage', 'basement', 'storm', 'fire', 'mold', 'trauma', 'other'] as const
  const from = [undefined, ...sources.map(({ value }) => value)]
  const situations = [undefined, ...losses].flatMap((loss_type) =>
    from.flatMap((source) =>
      ([undefined, 'running', 'off'] as const).map((activity) => ({ loss_type, source, activity })),
    ),
  )
  for (let nth = 0; nth < answers.length ** hazards.length; nth++) {
    const asked = Object.fromEntries(
      hazards.map(({ value }, place) => [value, answers[Math.floor(nth / 3 ** place) % 3]]),
    )
    for (const situation of situations) yield { ...asked, ...situation, depth: nth % 2 }
  }
}

test('no sentence contradicts a danger that the caller named', () => {
  const wrong = new Set<string>()
  let looked = 0
  for (const facts of everything()) {
    looked += 1
    const { key, sentence } = readAloudFor(facts)
    const { text } = sentence
    const must = (holds: boolean, why: string) => holds || wrong.add(`${key}: ${why}`)
    if (facts.gas === 'yes') {
      must(text.startsWith('Please get everyone out now.'), 'gas: leave before anything else')
      must(/well away .* 911.* gas company/.test(text), 'gas: call from outside, 911 and the gas company')
      must(!/valve|panel|outlet/.test(text), 'gas: nothing is turned')
    }
    if (facts.hurt === 'yes') {
      must(/call 911 first/i.test(text), 'hurt: 911 comes first')
      must(!/valve|panel/.test(text), 'hurt: nothing else is asked of them')
    }
    const isOut = /^Please get everyone out now|^Please hang up/.test(text)
    if (facts.electricity === 'yes') {
      must(isOut || /stay out of the w|keep everyone out of the wet rooms/.test(text), 'power: stay out')
      must(
        isOut || text.includes('Don’t touch a switch, an outlet or anything plugged in'),
        'power: no switch',
      )
      must(!/turn (off|it off)|switch off/.test(text), 'power: nobody switches anything')
    }
    if (facts.ceiling === 'yes') {
      must(isOut || /ceiling/.test(text), 'ceiling: it is named')
      must(!/valve|panel/.test(text), 'ceiling: nobody is sent past it')
    }
    if (facts.sewage === 'yes' && !isOut) must(!text.includes('valve'), 'sewage: the valve does not stop it')
    if (text.includes('valve')) {
      must(text.includes('dry feet'), 'valve: with dry feet only')
      must(
        text.includes('from your own pipes') || /pipe/.test(key),
        'valve: only for water from the pipes of the house',
      )
    }
  }
  expect([...wrong]).toEqual([])
  expect(looked).toBeGreaterThan(400_000)
})

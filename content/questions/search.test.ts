import { expect, test } from 'vitest'
import { questions } from './questions.ts'
import { search, searchedText, tellFound } from './search.ts'

const find = (typed: string) => search(typed, questions, searchedText).map(({ id }) => id)

test.each([
  ['sump', 'sump-failed'],
  ['SUMP PUMP', 'sump-failed'],
  ['mould', 'is-mold-dangerous'],
  ['how do I get rid of the smell?', 'smell-after-fire'],
  ['what about my dog', 'pets'],
  ['Crawlspaces', 'crawl-space'],
  ['flooded carpets', 'carpet-and-wood'],
  ['licensed', 'check-certification'],
  ['price', 'what-it-costs'],
  ['sewer', 'sewage-backup'],
  ['dedúctible', 'deductible'],
  ['landlord', 'tenants'],
  ['apartment', 'tenants'],
  ['breaker', 'turn-off-power'],
  ['turn off electricity', 'turn-off-power'],
  ['throw away before adjuster', 'throw-things-out'],
  ['trash', 'throw-things-out'],
  ['toilet backed up', 'sewage-backup'],
  ['cancel contract', 'can-i-cancel'],
  ['Sunday', 'nights'],
  ['pump not working', 'sump-failed'],
  ['no power', 'turn-off-power'],
  ['kids', 'sewage-backup'],
  ['pictures', 'before-you-come'],
  ['fridge', 'food-after-fire'],
  ['hotel', 'can-i-stay'],
  ['eta', 'how-fast'],
  ['tarp the roof', 'board-up'],
  ['murder', 'clean-it-ourselves'],
  ['river water', 'is-the-water-dirty'],
  ['how long does it take to dry', 'how-long-to-dry'],
  ['asthma', 'is-mold-dangerous'],
  ['clean mold myself', 'clean-mold-myself'],
  ['bleach', 'bleach-or-paint'],
  ['is the food safe', 'food-after-fire'],
  ['estimate', 'what-it-costs'],
  ['suicide', 'when-trauma-starts'],
])('who types “%s” finds %s', (typed, id) => {
  expect(find(typed)).toContain(id)
  expect(find(typed).length).toBeLessThan(questions.length / 2)
})

test('more words find less, and a word too many does not hide the answer', () => {
  expect(find('fire smell').length).toBeLessThan(find('fire').length)
  expect(find('sump zzz')).toEqual(find('sump'))
})

test('nothing typed finds everything, and nonsense nothing', () => {
  expect(find(' ')).toHaveLength(questions.length)
  expect(find('how do I?')).toHaveLength(questions.length)
  expect(find('zzz qqq')).toEqual([])
  expect(find('sump zzz qqq')).toEqual([])
  expect(find('constructor')).toEqual([])
})

test('the count is told as a sentence', () => {
  expect(tellFound(57, 57)).toBe('57 questions and answers.')
  expect(tellFound(1, 57)).toBe('1 of 57 questions matches.')
  expect(tellFound(0, 57)).toBe('No questions match.')
})

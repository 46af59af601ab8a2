import { expect, test } from 'vitest'
import { areas } from '#domain/areas/areas.ts'
import { storyOf } from './stories.ts'
import { storyText } from './story-words.ts'

/** What a reading by the trade's rules found on these pages once, and what must never come back to any page. */
const faults: Readonly<Record<string, RegExp>> = {
  'tests the floor under water with a pole or a stick':
    /\b(pole|stick)\b[^.]*\b(floor|water|creek|bank|edge|step)|\b(test|probe|poke) (a|an|the|each|your|old)\b[^.]*\b(cellar|basement|wet) floor\b/i,
  'carries things up while water stands': /\bcarry\b[^.]*\bup\b/i,
  'lets the water stand': /\blet the water stand\b/i,
  'waits by the furnace': /\bwait\b[^.]*\bby the furnace\b/i,
  'walks over a doubtful bridge': /\b(walk|go|cross)\b[^.]*\b(out )?(over|across)\b[^.]*\bbridge\b/i,
  'pushes a stick into the bank': /\bstick\b[^.]*\b(bank|edge|creek)\b/i,
  'handles the water to judge it':
    /\b(jar|glass|smell|touch|feel|rub|scoop|bucket)\b[^.]*\b(of (the )?water|the water)\b[^.]*\b(tell|judge|see|know|clear|cloudy|settle)/i,
  'opens the weep holes of a loaded wall': /\b(poke|clear|clean|push|open)\b[^.]*\bweep holes?\b/i,
  'props what hangs': /\bprop\b[^.]*\b(door|ceiling|wall|beam)\b/i,
  'starts air moving': /\bstart (the )?air moving\b|\bget air moving\b/i,
  'gives mold three days': /\bmold\b[^.]*\b(third day|day three|three days|72 hours)\b/i,
  'rinses creek mud off what soaked it up':
    /\brins\w+\b[^.]*\bmud\b[^.]*\b(rug|carpet|couch|mattress|cushion|clothes)\b/i,
  'throws soft goods out only after sewage': /\bonly where sewage\b/i,
  'cleans sewage with a hose and a mop': /\bhose and a mop\b/i,
  'wipes greasy soot with a dry sponge': /\bdry[- ]sponge\b/i,
  'hangs the water alarm above the floor drain': /\balarm\b[^.]*\babove\b[^.]*\bdrain\b/i,
  'keeps a flooded wall untouched':
    /\b(keep|leave)\b[^.]*\bwall\b[^.]*\b(untouched|as it is|closed|standing)\b/i,
  'gets the half-value rule wrong': /\bhalf (of )?(its|the) (house|building)?[’'s ]*(value|worth)\b/i,
  'praises an estimate': /\bwritten with care\b/i,
  'keeps what is a danger to health for the adjuster': /\b(throw|discard) nothing (away )?until\b/i,
}

/** What a sentence warns against it does not ask for. */
const forbids = /\b(don’t|do not|never|no one|nobody|avoid)\b/i

test.each(areas)('$slug tells nobody to do what would hurt them', (area) => {
  const sentences = storyText(storyOf(area)).split(/(?<=[.!?])\s+/)
  const told = sentences.filter((sentence) => !forbids.test(sentence))
  const found = Object.entries(faults).flatMap(([what, sign]) =>
    told.filter((sentence) => sign.test(sentence)).map((sentence) => `${what}: “${sentence}”`),
  )
  expect(found).toEqual([])
})

test('the signs see the faults that once stood there', () => {
  const once = [
    'Test an old cellar floor with a pole before each step while water covers it.',
    'Carry what matters up and let the water stand.',
    'Wait by the furnace for the technician.',
    'Walk out over the bridge if you doubt it.',
    'Push a stick in at the edge of the creek.',
    'A jar of the water will tell you: clear or cloudy.',
    'Poke the weep holes open.',
    'Prop a bent garage door.',
    'Start air moving. Mold comes after day three.',
    'Rinse the mud off the carpet. Soft goods go only where sewage was.',
    'All it takes is a hose and a mop.',
    'Use a dry sponge on soot.',
    'Hang the alarm above the floor drain.',
    'Keep one wall untouched.',
  ]
  const unseen = once.filter((text) => !Object.values(faults).some((sign) => sign.test(text)))
  expect(unseen).toEqual([])
})

import type { DryingWords } from '../../words/en-drying.ts'
import type { ReadingWords } from '../../words/en-readings.ts'
import type { Doubt } from './entry.ts'

type Said = {
  words: Pick<ReadingWords, 'since'>
  drying: Pick<DryingWords, 'asked' | 'airAsked' | 'refused' | 'air'>
  now: Date
}

/** Why it is not saved yet, as it stands above the answers. */
export function doubtWords(doubt: Doubt, { words, drying, now }: Said): string {
  switch (doubt.kind) {
    case 'asked':
      return drying.asked({ ...doubt, since: words.since(doubt.since, now) })
    case 'air-asked':
      return drying.airAsked(doubt.asked, words.since(doubt.since, now))
    case 'refused':
      return drying.refused(doubt.scale)
    case 'air':
      return drying.air[doubt.problem]
  }
}

/** What the answer "Save" would save, as people read it. Null where nothing can be. */
export function savedBy(doubt: Doubt, words: Pick<ReadingWords, 'number' | 'ofAir'>): string | null {
  if (doubt.kind === 'air-asked')
    return words.ofAir(words.number(doubt.read.fahrenheit), words.number(doubt.read.humidity))
  return doubt.kind === 'asked' ? words.number(doubt.value) : null
}

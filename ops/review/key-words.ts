import type { KeyWords } from '../keys/key-words.ts'
import { keyWordsOf } from '../keys/record-keys.ts'

/** What the keys of the list do: here they open what they go to. */
export const listWords: readonly KeyWords[] = [
  { keys: ['j', '↓'], between: 'or', does: 'Open the next form' },
  { keys: ['k', '↑'], between: 'or', does: 'Open the previous form' },
  { keys: ['Esc'], does: 'Close, or leave a field' },
  { keys: ['/'], does: 'Search the list' },
]

/** What the keys of an open form do. */
export const formKeys = {
  approve: { key: 'a', does: 'Approve' },
  fix: { key: 'f', does: 'Request a fix' },
  difference: { key: 'd', does: 'Go to what changed' },
  back: { key: '[', does: 'Previous page of the paper' },
  on: { key: ']', does: 'Next page of the paper' },
} as const

export const formKeyWords = keyWordsOf(Object.values(formKeys))

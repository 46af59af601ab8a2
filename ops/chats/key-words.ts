import type { KeyWords } from '../keys/key-words.ts'

/** What the keys of the inbox do, beside those of the conversation that is open. */
export const chatKeyWords: readonly KeyWords[] = [
  { keys: ['j', '↓'], between: 'or', does: 'Next chat' },
  { keys: ['k', '↑'], between: 'or', does: 'Previous chat' },
  { keys: ['Enter'], does: 'Open' },
  { keys: ['Esc'], does: 'Close, or leave a field' },
]

/** What is done in the open conversation with a letter alone. */
export const turnKeys = {
  take: { key: 't', does: 'Take over' },
  reply: { key: 'r', does: 'Reply' },
  note: { key: 'n', does: 'Note' },
  canned: { key: '/', does: 'Canned replies' },
} as const

/** What is done while the reply has the keyboard, too. */
export const heldKeyWords: readonly KeyWords[] = [
  { keys: ['Ctrl', '1'], between: '+', does: 'Ask the next fact; 2 and 3 those after it' },
  { keys: ['Ctrl', 'Enter'], between: '+', does: 'Make job and send crew' },
]

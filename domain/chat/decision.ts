import type { MessageDetail } from './chat.ts'

/**
 * What an automated answer does with the words of a visitor: a danger comes before everything, a quotation answers, and everything
 * else is for a person.
 */
export type Decision =
  | { kind: 'danger'; text: string; danger: string }
  | { kind: 'quote'; text: string; detail: Pick<MessageDetail, 'title' | 'path'> }
  | { kind: 'person' }

export type Decide = (text: string) => Decision

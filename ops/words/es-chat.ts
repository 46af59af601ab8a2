import type { Words } from './en.ts'

export const chat: Words['chat'] = {
  skipped: 'Omitida',
}

import { chips } from './en-chips.ts'
import { choices } from './en-choices.ts'
import { dashboard } from './en-dashboard.ts'
import { problems } from './en-problems.ts'
import { session } from './en-session.ts'
import { shell, ui, look } from './en-shell.ts'
import { time } from './en-time.ts'

/** The words that the first screen needs, which come with it. */
export const enFirst = {
  locale: 'en-US',
  shell,
  ui,
  look,
  session,
  dashboard,
  chips,
  choices,
  time,
  problems,
}

export type FirstWords = typeof enFirst

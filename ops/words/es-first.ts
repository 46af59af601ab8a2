import type { FirstWords } from './en-first.ts'
import { chips } from './es-chips.ts'
import { choices } from './es-choices.ts'
import { dashboard } from './es-dashboard.ts'
import { problems } from './es-problems.ts'
import { session } from './es-session.ts'
import { shell, ui, look } from './es-shell.ts'
import { time } from './es-time.ts'

export const esFirst: FirstWords = {
  locale: 'es-US',
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

import type { Words } from './en.ts'
import { alerts } from './es-alerts.ts'
import { chips } from './es-chips.ts'
import { choices } from './es-choices.ts'
import { clash } from './es-clash.ts'
import { desk } from './es-desk.ts'
import { device } from './es-device.ts'
import { field } from './es-field.ts'
import { history } from './es-history.ts'
import { list } from './es-list.ts'
import { moving } from './es-moving.ts'
import { palette } from './es-palette.ts'
import { problems } from './es-problems.ts'
import { profile } from './es-profile.ts'
import { request } from './es-request.ts'
import { session } from './es-session.ts'
import { shell, ui } from './es-shell.ts'
import { time } from './es-time.ts'

export const es: Words = {
  locale: 'es-US',
  shell,
  ui,
  session,
  profile,
  field,
  clash,
  device,
  desk,
  request,
  moving,
  list,
  history,
  alerts,
  chips,
  choices,
  time,
  palette,
  problems,
}

import { alerts } from './en-alerts.ts'
import { chips } from './en-chips.ts'
import { choices } from './en-choices.ts'
import { clash } from './en-clash.ts'
import { desk } from './en-desk.ts'
import { device } from './en-device.ts'
import { field } from './en-field.ts'
import { history } from './en-history.ts'
import { list } from './en-list.ts'
import { moving } from './en-moving.ts'
import { palette } from './en-palette.ts'
import { problems } from './en-problems.ts'
import { profile } from './en-profile.ts'
import { request } from './en-request.ts'
import { session } from './en-session.ts'
import { shell, ui } from './en-shell.ts'
import { time } from './en-time.ts'

/** The source: every other language must say the same, which their type holds them to. */
export const en = {
  locale: 'en-US',
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

export type Words = typeof en

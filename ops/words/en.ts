import { alerts } from './en-alerts.ts'
import { calls } from './en-calls.ts'
import { clash } from './en-clash.ts'
import { day } from './en-day.ts'
import { desk } from './en-desk.ts'
import { device } from './en-device.ts'
import { enFirst } from './en-first.ts'
import { field } from './en-field.ts'
import { history } from './en-history.ts'
import { list } from './en-list.ts'
import { moving } from './en-moving.ts'
import { allChoices } from './en-all-choices.ts'
import { palette } from './en-palette.ts'
import { request } from './en-request.ts'
import { site } from './en-site.ts'

/** The source: every other language must say the same, which their type holds them to. */
export const en = {
  ...enFirst,
  choices: allChoices,
  field,
  calls,
  clash,
  day,
  device,
  desk,
  request,
  site,
  moving,
  list,
  history,
  alerts,
  palette,
}

export type Words = typeof en

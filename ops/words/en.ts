import { alerts } from './en-alerts.ts'
import { calls } from './en-calls.ts'
import { clash } from './en-clash.ts'
import { desk } from './en-desk.ts'
import { device } from './en-device.ts'
import { enFirst } from './en-first.ts'
import { field } from './en-field.ts'
import { history } from './en-history.ts'
import { list } from './en-list.ts'
import { moving } from './en-moving.ts'
import { palette } from './en-palette.ts'
import { profile } from './en-profile.ts'
import { request } from './en-request.ts'

/** The source: every other language must say the same, which their type holds them to. */
export const en = {
  ...enFirst,
  profile,
  field,
  calls,
  clash,
  device,
  desk,
  request,
  moving,
  list,
  history,
  alerts,
  palette,
}

export type Words = typeof en

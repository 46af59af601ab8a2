import type { Words } from './en.ts'
import { alerts } from './es-alerts.ts'
import { calls } from './es-calls.ts'
import { clash } from './es-clash.ts'
import { day } from './es-day.ts'
import { desk } from './es-desk.ts'
import { device } from './es-device.ts'
import { esFirst } from './es-first.ts'
import { field } from './es-field.ts'
import { history } from './es-history.ts'
import { list } from './es-list.ts'
import { moving } from './es-moving.ts'
import { allChoices } from './es-all-choices.ts'
import { palette } from './es-palette.ts'
import { request } from './es-request.ts'
import { site } from './es-site.ts'

export const es: Words = {
  ...esFirst,
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

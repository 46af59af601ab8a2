import { dailyJobLog } from './daily-job-log.ts'
import type { Template } from './template.ts'

/** The forms that come with the product, in the order of the list of standard forms. */
export const templates: readonly Template[] = [dailyJobLog]

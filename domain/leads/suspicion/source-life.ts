import { day } from '#platform/time.ts'

/** How long a request tells its sender from others: long enough for the text message budgets. */
export const sourceKeptFor = day

import { line } from '#platform/text/text.ts'

export const longestReason = 300
/** Why someone did something at a job. */
export const Reason = line(longestReason, 'Enter a reason.').min(1, 'Enter a reason.')

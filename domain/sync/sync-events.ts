import * as z from 'zod'
import { request } from '#domain/audit/kind.ts'
import { defineEvent } from '#domain/events/define-event.ts'
import { ofLead } from '#domain/leads/of-lead.ts'
import { ProblemState } from './problem.ts'

const ofProblem = { ...ofLead, stale: ['lead', 'sync-problems'] } as const
const problem = { lead_id: z.uuid(), problem_id: z.uuid() }

export const problemReported = defineEvent('sync.problem_reported', {
  ...ofProblem,
  payload: z.object(problem),
  audit: request(
    'Not accepted from the field',
    'sent something about {it} that was not accepted',
    'something about {it} was not accepted',
  ),
  line: () => 'Not accepted: sent from the field',
  folds: 'problems',
})
export const problemDecided = defineEvent('sync.problem_decided', {
  ...ofProblem,
  payload: z.object({ ...problem, state: ProblemState }),
  audit: request(
    'Sync problem settled',
    'settled a sync problem of {it}',
    'a sync problem of {it} was settled',
  ),
  line: ({ payload }) => decidedLines[ProblemState.catch('taken_over').parse(payload['state'])],
  facts: ['state'],
  folds: 'problems',
})

const decidedLines: Record<ProblemState, string> = {
  open: 'Sync problem',
  taken_over: 'Sync problem taken over',
  sent_back: 'Sync problem sent back to the field',
  discarded: 'Sync problem discarded',
  arrived: 'Accepted: sent again from the field',
}

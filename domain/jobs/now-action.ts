import type { Grants } from '#domain/roles/grants.ts'
import type { JobDetail } from './job.ts'
import type { Now } from './now.ts'
import { rightToMove, rightToResume } from './stages/stage-rights.ts'
import { stageAfter } from './stages/stages.ts'

/** The one thing that helps now, and that the person may do. */
export type NowAction =
  | 'open-other'
  | 'resume'
  | 'call'
  | 'plan'
  | 'move-visit'
  | 'move-job'
  | 'money'
  | 'visits'

type Known = Pick<JobDetail, 'stage' | 'side' | 'next_visit'>

/** What helps most comes first; of these it is the first that the person may do. */
export function actionOf(what: Now, job: Known, grants: Grants): NowAction | null {
  return wanted(what, job).find((action) => isAllowed(action, job, grants)) ?? null
}

function wanted(what: Now, { next_visit }: Known): readonly NowAction[] {
  switch (what.rule) {
    case 'merged':
      return ['open-other']
    case 'aside':
      return ['resume']
    case 'late':
      if (what.clock === 'contacted') return ['call']
      return next_visit ? ['move-visit', 'visits'] : ['plan', 'call']
    case 'call-back':
    case 'on-the-way':
      return ['call']
    case 'next-visit':
      return ['visits']
    case 'there':
    case 'next-stage':
      return ['move-job', 'visits']
    case 'not-charged':
    case 'not-paid':
      return ['money']
    case 'all-paid':
      return ['move-job', 'money']
    case 'visit-too-late':
      return ['move-visit', 'visits']
    case 'crew-left':
      return ['move-job', 'plan', 'visits']
    case 'plan-visit':
      return ['plan', 'visits']
    case 'done':
      return []
  }
}

function isAllowed(action: NowAction, { stage, side }: Known, grants: Grants): boolean {
  const next = stageAfter(stage)
  if (action === 'plan' || action === 'move-visit') return Boolean(grants['intake.schedule'])
  if (action === 'move-job') return next !== null && rightToMove({ from: stage, to: next }, grants) !== null
  if (action === 'resume') return side !== null && rightToResume(side, grants) !== null
  if (action === 'money') return Boolean(grants['money.view'])
  return true
}

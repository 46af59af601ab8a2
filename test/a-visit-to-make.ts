import { hour } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { getJob } from '#domain/jobs/job-views.server.ts'
import type { VisitStepKind } from '#domain/leads/visit-steps/visit-step.ts'
import { allow } from '#domain/roles/allowed.ts'
import { reportStep } from '#domain/visits/report-step.flow.ts'
import { getVisit, listJobVisits } from '#domain/visits/visit-views.server.ts'
import { aJobToVisit, thisMorning } from './a-visit.ts'
import type { Person } from './people.ts'

/** Ivy and Theo are sent this morning. */
export async function aVisitToMake() {
  const test = await aJobToVisit()
  const { world, marcus, ivy, theo, job_id, plan, wait } = test
  const visit = await plan({ when: thisMorning, people: [ivy.id, theo.id] })
  wait(hour)
  const ago = (ms: number) => new Date(world.now().getTime() - ms).toISOString()
  const step = (
    kind: VisitStepKind,
    more: { id?: string; at?: string; visit_id?: string; who?: Person } = {},
  ) => {
    const { who = ivy, ...told } = more
    const sent = { id: newId(), at: ago(0), ...told }
    return reportStep(world, allow(who, 'leads.work'), {
      ...sent,
      kind,
      lead_id: job_id,
      sentAt: world.now(),
    })
  }
  const stamps = async (id = visit.id) => {
    const { on_my_way_at, arrived_at, departed_at } = await getVisit(world, allow(marcus, 'intake.view'), id)
    return [on_my_way_at, arrived_at, departed_at]
  }
  const visits = async () => (await listJobVisits(world, allow(marcus, 'intake.view'), job_id)).visits
  const stage = async () => (await getJob(world, allow(marcus, 'intake.view'), job_id)).stage
  return { ...test, visit, ago, step, stamps, visits, stage }
}

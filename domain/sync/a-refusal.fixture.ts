import { assignLead } from '#domain/leads/assignment.server.ts'
import { getLead } from '#domain/leads/lead-views.server.ts'
import { receiveLead } from '#domain/leads/leads.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { newId } from '#platform/uuid.ts'
import { aLeadRequest, unsuspected } from '#test/a-lead.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { settleProblem } from './decide.flow.ts'
import type { ReportedWrite } from './reported-write.ts'
import { listProblems } from './problem-views.server.ts'
import { reportProblem } from './problems.server.ts'

/** When it was done, by the clock of the device. */
export const made_at = '2026-11-20T09:11:00.000Z'
export const note = { kind: 'note', text: 'Wet to the studs.' } as const
export const arrived = { kind: 'step', step: 'arrived' } as const

/** Ivy worked without a connection; meanwhile the request was taken from her. */
export async function aRefusal() {
  const test = await createTestWorld()
  const { world } = test
  const ivy = await aPerson(test, 'Technician', 'Ivy Starling')
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const dispatcher = allow(marcus, 'leads.assign')
  const { id: lead_id } = await receiveLead(world, aLeadRequest(), unsuspected)
  const assign = (employee_id: string | null, revision: number) =>
    assignLead(world, dispatcher, { id: lead_id, employee_id, revision })
  await assign(ivy.id, 1)
  await assign(null, 2)
  const id = newId()
  const worker = allow(ivy, 'leads.work')
  const report = (write: ReportedWrite, as = id) =>
    reportProblem(world, ivy, {
      id: as,
      lead_id,
      write,
      code: 'lead-reassigned',
      detail: 'This request is no longer assigned to you.',
      made_at,
      refused_at: '2026-11-20T10:40:00.000Z',
    })
  return {
    ...test,
    id,
    lead_id,
    other: marcus.id,
    dispatcher,
    worker,
    assign,
    report,
    takeOver: () => settleProblem(world, dispatcher, { id, state: 'taken_over', reason: '' }),
    open: async () => (await listProblems(world, dispatcher, { is_open: 'true' })).items,
    lead: () => getLead(world, allow(marcus, 'leads.view'), lead_id),
  }
}

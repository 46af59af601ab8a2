import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { serviceOfType } from '#domain/jobs/from-lead.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import { enterLead } from '#domain/leads/enter-lead.server.ts'
import { isLeadThere } from '#domain/leads/leads.server.ts'
import type { OwnProblem, ProblemReport } from './problem.ts'
import { requireFewCalls } from './may-report.server.ts'
import { reportProblem } from './problems.server.ts'
import { calledAt } from './sync.ts'

/**
 * Takes in what the server refused. A call whose job it would not make becomes a request first: a visitor may send one without
 * asking anyone, so whoever answered the phone may too, and the office has a number to call. No permission is asked for: whose roles
 * changed since still spoke with someone who waits for help. It is theirs only if they may work on requests.
 */
export function reportWork(
  world: World,
  employee: SignedIn,
  report: ProblemReport & { id: string },
): Promise<OwnProblem> {
  return inTransaction(world, async (world) => {
    const { write, lead_id } = report
    if (write.kind === 'job' && !(await isLeadThere(world, lead_id))) await enter(world, employee, report)
    return reportProblem(world, employee, report)
  })
}

async function enter(world: World, employee: SignedIn, { write, lead_id: id }: ProblemReport) {
  const { name, phone, town, text_consent, loss_type } = write.kind === 'job' ? write.facts : {}
  if (!name || !phone || write.kind !== 'job') return
  await requireFewCalls(world, employee.id)
  await enterLead(
    world,
    { employee },
    {
      id,
      name,
      phone,
      town: town ?? '',
      text_consent: text_consent ?? null,
      service: serviceOfType(loss_type ?? undefined),
      received_at: calledAt(write.at, { sentAt: world.now(), receivedAt: world.now() }),
    },
  )
}

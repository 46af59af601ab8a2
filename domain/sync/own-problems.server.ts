import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import { visibleTo } from '#domain/leads/visible.ts'
import type { OwnProblem } from './problem.ts'

const mostOwn = 500

/** What became of the problems that a person's devices reported, the latest first. */
export async function listOwnProblems(world: World, employee: SignedIn): Promise<OwnProblem[]> {
  const rows = await selectOwn(world, employee).orderBy('received_at', 'desc').limit(mostOwn).execute()
  return rows.map((row) => toOwn(row, employee))
}

export async function findOwnProblem(
  world: World,
  employee: SignedIn,
  id: string,
): Promise<OwnProblem | null> {
  const own = await selectOwn(world, employee).where('sync_problem.id', '=', id).executeTakeFirst()
  return own ? toOwn(own, employee) : null
}

type OwnRow = Omit<OwnProblem, 'decider'> & Record<'decider' | 'mobile', string | null>

/** The number of a colleague is told to nobody who may not see people. */
function toOwn({ decider: name, mobile, ...own }: OwnRow, { permissions }: SignedIn): OwnProblem {
  const phone = permissions['employees.view'] === 'all' && mobile ? mobile : null
  return name === null ? own : { ...own, decider: { name, phone } }
}

function selectOwn({ db }: World, employee: SignedIn) {
  const scope = employee.permissions['leads.work']
  return db
    .selectFrom('sync_problem')
    .leftJoin('employee as decider', 'decider.id', 'sync_problem.decided_by')
    .select(['sync_problem.id', 'state', 'reason', 'decider.name as decider', 'decider.mobile'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('lead')
          .select('lead.id')
          .whereRef('lead.id', '=', 'sync_problem.lead_id')
          .where(scope ? visibleTo({ employee, scope }) : sql<boolean>`false`),
      )
        .$castTo<boolean>()
        .as('is_yours'),
    )
    .where('employee_id', '=', employee.id)
}

import type { World } from '#platform/world.ts'
import { readBoard } from '#domain/jobs/board/board.server.ts'
import { BoardFilter, JobQuery } from '#domain/jobs/job-query.ts'
import { listJobs } from '#domain/jobs/job-views.server.ts'
import { LeadQuery } from '#domain/leads/lead-query.ts'
import { countWaitingLeads, getLeadRow, listLeads } from '#domain/leads/lead-views.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { cursorAt, idOf, newcomer, oneOfForty } from './fill-jobs.ts'

type Read = (world: World, jobs: number) => Promise<unknown>

const assigned = { 'intake.view': 'assigned', 'leads.view': 'assigned' } as const

function someone(id: string) {
  const access = { must_change_password: false, language: 'en', second_factor: 'none' } as const
  return { id, username: 'o', name: 'O', roles: [], permissions: assigned, ...access }
}

/** What people are asked for who see only what is theirs: one of forty, who has ever more of it, and someone with eight jobs. */
export const questionsOfReach: Readonly<Record<string, Read>> = {
  ...questionsOf('a technician', someone(oneOfForty)),
  ...questionsOf('a newcomer', someone(newcomer)),
  'a request of a technician': (world, jobs) =>
    getLeadRow(world, allow(someone(oneOfForty), 'leads.view'), idOf(jobs / 2 + 5)),
}

function questionsOf(who: string, person: ReturnType<typeof someone>): Readonly<Record<string, Read>> {
  const leads = allow(person, 'leads.view')
  const jobs = allow(person, 'intake.view')
  const listed = async (world: World, query: object) =>
    some((await listLeads(world, leads, LeadQuery.parse(query))).items)
  const listedJobs = async (world: World, query: object) =>
    some((await listJobs(world, jobs, JobQuery.parse(query))).items)
  return {
    [`the requests of ${who}`]: (world) => listed(world, {}),
    [`the requests of ${who}, far back`]: (world, count) => listed(world, { cursor: cursorAt(count) }),
    [`the open requests of ${who}`]: (world) => listed(world, { open: 'yes' }),
    [`what waits for ${who}`]: (world) => countWaitingLeads(world, leads),
    [`the jobs of ${who}`]: (world) => listedJobs(world, {}),
    [`the jobs of ${who}, far back`]: (world, count) => listedJobs(world, { cursor: cursorAt(count) }),
    [`the board of ${who}`]: async (world) =>
      some((await readBoard(world, jobs, BoardFilter.parse({}))).parts),
  }
}

function some(found: readonly unknown[]) {
  if (found.length === 0) throw new Error('there is nothing to read')
}

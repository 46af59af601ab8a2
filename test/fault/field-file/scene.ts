import { aJob, aVisitToday } from '../../e2e/jobs.ts'
import { addColleague, type Colleague } from '../colleague.ts'
import { openSession } from '../staff.ts'
import type { FieldWork } from './plan.ts'

export type Scene = { token: string; by: Colleague; job: string }

/** A technician on the way to a job of which nothing is drawn or photographed yet. */
export async function setScene(url: string, { seed }: FieldWork): Promise<Scene> {
  const token = await openSession(url)
  const named = { username: `godwit-${seed}`, name: 'Imre Godwit', role: 'Technician' }
  const by = await addColleague(url, token, named)
  const product = { origin: url }
  const customer = { name: `Foxglove ${seed}`, phone: '(330) 555-0142', town: 'Boardman' }
  const job = await aJob(product, token, customer)
  await aVisitToday(product, token, { job, people: [by.id] })
  return { token, by, job }
}

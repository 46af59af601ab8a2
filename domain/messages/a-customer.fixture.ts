import type { World } from '#platform/world.ts'
import { newId } from '#platform/uuid.ts'
import { changeJob } from '#domain/jobs/facts.server.ts'
import type { FactChanges } from '#domain/jobs/facts/facts.ts'
import { getJob } from '#domain/jobs/job-views.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { aCall } from '#test/a-job.ts'
import { aJobToVisit } from '#test/a-visit.ts'
import { NewMessage } from './message.ts'
import { readMessages, retryMessage, writeMessage } from './messages.flow.ts'

export const phone = '+13305559117'
export const email = 'nora@trillium-family.us'

export function anEmail(overrides: Partial<NewMessage> = {}) {
  const words = { subject: 'Your visit on Friday', body: 'Hello Nora,\n\nwe come at 9.' }
  return NewMessage.parse({ id: newId(), channel: 'email', to: email, ...words, ...overrides })
}

export function aText(overrides: Partial<NewMessage> = {}) {
  return anEmail({ channel: 'text', to: phone, subject: '', body: 'We come at 9.', ...overrides })
}

export async function aCustomer(facts: FactChanges = {}) {
  const test = await aJobToVisit({ ...aCall, phone, email, text_consent: true, ...facts })
  const { world, marcus, job_id } = test
  const sender = allow(marcus, 'messages.send')
  const write = (message: NewMessage, id = job_id) => writeMessage(world, sender, { ...message, job_id: id })
  const retry = (id: string) => retryMessage(world, sender, { job_id, id })
  const read = (query: { cursor?: string; limit?: number } = {}) =>
    readMessages(world, sender, { job_id, limit: 30, ...query })
  const change = async (changes: FactChanges) => {
    const { revision } = await getJob(world, allow(marcus, 'intake.view'), job_id)
    await changeJob(world, allow(marcus, 'intake.edit'), { id: job_id, revision, changes })
  }
  const lines = async () =>
    (await getJob(world, allow(marcus, 'intake.view'), job_id)).history.map(({ words }) => words)
  return { ...test, write, retry, read, changeFacts: change, lines }
}

export function failing(world: World, code: string): World {
  const fail = () => Promise.reject(Object.assign(new Error(`refused ${email} ${phone}`), { code }))
  return { ...world, mail: { send: fail }, texts: { send: fail } }
}

import type { Entry } from '#ops/outbox/entry.ts'
import { ask } from '../colleague.ts'
import type { Stage } from '../stage.ts'
import type { Call } from './plan.ts'

type After = { token: string; calls: readonly Call[]; entries: readonly Entry[] }

const lossTypes = { Water: 'water', Basement: 'basement', Fire: 'fire' } as const

/** Each call is one job and one request under one id, with what was typed; the phone has a receipt of each thing that it sent. */
export async function findCalls({ url, ledger }: Stage, { token, calls, entries }: After) {
  const get = (path: string) => ask(url(), { token, method: 'GET', path })
  const lost: string[] = []
  const doubled: string[] = []
  const odd: string[] = []
  for (const call of calls) {
    const q = encodeURIComponent(call.name)
    const named = (items: { id: string; name: string }[]) => items.filter(({ name }) => name === call.name)
    const jobs = named((await get(`/api/jobs?q=${q}`)).items)
    const requests = named((await get(`/api/leads?q=${q}`)).items)
    for (const { id } of requests) ledger.entered.add(id)
    const [job] = jobs
    if (!job) lost.push(`${call.name} is no job`)
    if (requests.length === 0) lost.push(`${call.name} is no request`)
    if (jobs.length > 1 || requests.length > 1)
      doubled.push(`${call.name} is ${jobs.length} jobs and ${requests.length} requests`)
    if (!job) continue
    if (job.id !== requests[0]?.id) odd.push(`${call.name} has a request under another id`)
    odd.push(...differences(call, await get(`/api/jobs/${job.id}`)))
  }
  const open = entries.filter(({ state }) => state !== 'received')
  odd.push(...open.map(({ write, state }) => `${write.kind} is ${state} on the phone`))
  return { acknowledged: entries.length - open.length, lost, doubled, odd }
}

type File = { facts: Record<string, unknown>; has_access_code: boolean }

function differences({ name, phone, loss, code }: Call, { facts, has_access_code }: File) {
  const problems = []
  if (facts['phone'] !== `+1${phone}`) problems.push(`${name} has the phone ${String(facts['phone'])}`)
  if (facts['loss_type'] !== lossTypes[loss]) problems.push(`${name} is ${String(facts['loss_type'])}`)
  if (has_access_code !== (code !== null)) problems.push(`${name} has an access code: ${has_access_code}`)
  return problems
}

import { hc, parseResponse } from 'hono/client'
import type { JobMoneyApi } from '#api/job-money.ts'
import { MoneyEntry, type EntryVoid, type NewEntry } from '#domain/money/entry.ts'
import { asMe } from '../../as-me.ts'

const jobs = hc<JobMoneyApi>('/api/jobs', asMe)

export function getMoney(id: string, cursor: string | undefined) {
  return parseResponse(jobs[':id'].money.$get({ param: { id }, query: { cursor } }))
}

export async function enterMoney(id: string, json: NewEntry) {
  return MoneyEntry.parse(await parseResponse(jobs[':id'].money.$post({ param: { id }, json })))
}

export async function voidMoney(id: string, entry_id: string, json: EntryVoid) {
  const answer = jobs[':id'].money[':entry_id'].void.$post({ param: { id, entry_id }, json })
  return MoneyEntry.parse(await parseResponse(answer))
}

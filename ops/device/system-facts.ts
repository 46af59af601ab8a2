import { minute } from '#platform/time.ts'
import type { Entry } from '../outbox/entry.ts'
import { isUnsent, isWithOffice } from '../outbox/unsent-states.ts'

/** What whoever helps by phone asks for; nothing of it names a person or a place. */
export type SystemFacts = {
  version: string
  browser: string
  isWorkerActive: boolean
  reads: { count: number; oldest: number | null }
  entries: readonly Entry[]
  reached: number | null
  lostSince: number | null
  isEncrypted: boolean
}

/** The facts as lines to be read out or copied. */
export function factLines(facts: SystemFacts, now: number): string[] {
  const { entries, reads } = facts
  const unsent = entries.filter(isUnsent)
  const office = entries.filter(isWithOffice)
  const faults = entries.flatMap(({ write, state, tries, fault }) =>
    fault ? [`${write.kind} ${state}: ${fault.status ?? 'no answer'} ${fault.code}, ${tries} tries`] : [],
  )
  return [
    `Time: ${new Date(now).toISOString()}`,
    `Version: ${facts.version}`,
    `Browser: ${facts.browser}`,
    `Works without a connection: ${facts.isWorkerActive ? 'yes' : 'no'}`,
    `Stored: ${reads.count} records${reads.oldest ? `, oldest ${ageOf(reads.oldest, now)}` : ''}, ${facts.isEncrypted ? 'encrypted' : 'not encrypted'}`,
    `Not sent: ${unsent.length}${unsent.length > 0 ? ` (${countsOf(unsent)})` : ''}`,
    `With the office: ${office.length}${office.length > 0 ? ` (${countsOf(office)})` : ''}`,
    `Last contact: ${facts.reached ? ageOf(facts.reached, now) : 'none since the portal was opened'}`,
    `No connection: ${facts.lostSince ? `since ${ageOf(facts.lostSince, now)}` : 'no'}`,
    ...faults.slice(-mostFaults).map((fault) => `Error: ${fault}`),
  ]
}

const mostFaults = 10

function countsOf(entries: readonly Entry[]) {
  const counts = new Map<string, number>()
  for (const { write, state } of entries) {
    const name = `${write.kind} ${state}`
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => `${count} ${name}`).join(', ')
}

function ageOf(at: number, now: number) {
  return `${Math.round((now - at) / minute)} min ago`
}

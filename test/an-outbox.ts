import { createHash } from 'node:crypto'
import { receiptText } from '#domain/sync/sync.ts'
import type { Write } from '#domain/sync/write.ts'
import { requestOf, type Entry, type NewEntry } from '#ops/outbox/entry.ts'
import { after, newEntry, nextToSend, type EntryEvent } from '#ops/outbox/outbox.ts'
import type { Person } from './people.ts'

const fault = { status: null, code: 'no-answer', detail: 'No answer.' }

type Sending = {
  /** The server answers, and the answer of the first try does not arrive. */
  isLost?: boolean
  /** What the server answered to what it took in, whether it arrived or not. */
  onTaken?: (entry: Entry, answer: unknown) => void
}

/** The outbox of a device, as pure as the portal's, and sent to the test's server one at a time. */
export function anOutbox(person: Person) {
  let entries: Entry[] = []
  let turn = 0
  const apply = (id: string, event: EntryEvent) => {
    entries = entries.map((entry) => (entry.id === id ? after(entry, event, 0) : entry))
  }

  return {
    entries: () => entries,
    add(made: Pick<NewEntry, 'id' | 'leadId' | 'write' | 'base'>) {
      const at = Date.parse('2026-11-20T11:00:00Z')
      entries.push(newEntry({ ...made, customer: 'Ann Miller', at }, { turn: ++turn, now: 0 }))
    },
    sendAgain: (id: string, write: Write) => apply(id, { kind: 'again', write }),
    discard(id: string) {
      entries = entries.map((entry) => (entry.id === id ? { ...entry, state: 'discarded' } : entry))
    },

    /** Sends the next entry, and tells whether there was one. */
    async send({ isLost = false, onTaken }: Sending = {}): Promise<boolean> {
      const entry = nextToSend(entries)
      const request = entry && requestOf(entry)
      if (!request) return false
      const { id } = entry
      apply(id, { kind: 'tried' })
      const answer = await person.request(request.path, {
        method: request.method,
        json: JSON.parse(request.body),
        headers: { 'Idempotency-Key': id, 'Client-Time': new Date(entry.at).toISOString() },
      })
      const told = await answer.json()
      if (answer.ok) onTaken?.(entry, told)
      const hash = createHash('sha256')
        .update(receiptText(request.method, request.path, request.body))
        .digest('hex')
      if (isLost && entry.tries === 0) apply(id, { kind: 'no-answer', fault })
      else if (answer.ok) apply(id, { kind: 'receipt', hash, receipt: answer.headers.get('receipt') })
      else apply(id, { kind: 'clash', fault, current: told.current })
      return true
    },
  }
}

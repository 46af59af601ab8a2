import type { LiveState } from '../live/live-state.ts'
import type { OutboxStatus } from '../outbox/outbox-status.ts'

/** The stream of events may seem open for a while after the server went silent: what the line on top says goes before it. */
export function shownLive(stream: LiveState, line: Pick<OutboxStatus, 'kind'>): LiveState {
  return line.kind === 'no-connection' ? 'offline' : stream
}

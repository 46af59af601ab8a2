import { eventKinds } from '#domain/events/event-kinds.ts'
import { isId } from '#domain/audit/ids.ts'
import type { RecordedEvent } from './history-lines.ts'

/** The ids of the employees whom the line of this event names. */
export function peopleNamed({ name, payload }: Pick<RecordedEvent, 'name' | 'payload'>): string[] {
  const { receiver, receivers } = eventKinds[name]?.names ?? {}
  return [receiver && payload[receiver], ...listOf(receivers && payload[receivers])].filter(isId)
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

import { isId } from '#domain/audit/ids.ts'
import type { ToldEvent } from '#domain/events/define-event.ts'
import { eventKinds } from '#domain/events/event-kinds.ts'
import { HistoryFacts } from './history-facts.ts'
import { plainName } from './plain-name.ts'
import type { HistoryLine } from './record.ts'

export type RecordedEvent = {
  id: string
  name: string
  at: Date
  by: string | null
  payload: Record<string, unknown>
}

type Run = { group: string | null; lines: Folded[] }
type Folded = { event: RecordedEvent; told: ToldEvent; sameness: string; count: number; first: Date }

/** Lines of these events, which come newest first; `names` are those of the employees whom they name. */
export function toLines(events: readonly RecordedEvent[], names: ReadonlyMap<string, string>): HistoryLine[] {
  const runs: Run[] = []
  for (const event of events) {
    const group = eventKinds[event.name]?.folds ?? null
    const told = toTold(event, names)
    const line = { event, told, sameness: samenessOf(event, told), count: 1, first: event.at }
    const run = runs.at(-1)
    if (!run || group === null || run.group !== group) runs.push({ group, lines: [line] })
    else fold(run.lines, line)
  }
  return runs.flatMap(({ lines }) => lines.map(toLine))
}

function fold(lines: Folded[], line: Folded) {
  const at = lines.findIndex(({ sameness }) => sameness === line.sameness)
  const known = lines[at]
  if (!known) return void lines.push(line)
  const receivers = [...new Set([...allOf(known.told), ...allOf(line.told)])]
  const told = receivers.length > 1 ? { ...known.told, receiver: null, receivers } : known.told
  lines[at] = { ...known, told, count: known.count + 1, first: line.first }
}

function samenessOf({ name, by }: RecordedEvent, told: ToldEvent) {
  const isMerged = eventKinds[name]?.mergesReceivers && told.receiver !== null
  return JSON.stringify([name, by, lineOf(name, isMerged ? { ...told, receiver: 'someone' } : told)])
}

function toLine({ event: { id, name, by, at }, told, count, first }: Folded): HistoryLine {
  const line = lineOf(name, told)
  const many = eventKinds[name]?.lineOfMany?.(count) ?? `${line}, ${count} times`
  return {
    id,
    name,
    by,
    count,
    words: count === 1 ? line : many,
    ...factsOf(name, told),
    receivers: [...allOf(told)],
    at: at.toISOString(),
    first_at: first.toISOString(),
  }
}

function factsOf(name: string, { payload }: ToldEvent) {
  const told = eventKinds[name]?.facts?.map((field) => [field, payload[field]] as const)
  const facts = told && HistoryFacts.safeParse(Object.fromEntries(told)).data
  return facts && { facts }
}

function lineOf(name: string, told: ToldEvent) {
  return eventKinds[name]?.line?.(told) ?? plainName(name)
}

function toTold({ name, payload, by }: RecordedEvent, names: ReadonlyMap<string, string>): ToldEvent {
  const { receiver, receivers } = eventKinds[name]?.names ?? {}
  const nameOf = (id: unknown) => (isId(id) ? (names.get(id) ?? null) : null)
  const listed = receivers ? payload[receivers] : []
  return {
    payload,
    by,
    receiver: receiver ? nameOf(payload[receiver]) : null,
    receivers: (Array.isArray(listed) ? listed : [])
      .map(nameOf)
      .filter((name) => name !== null)
      .toSorted(),
  }
}

function allOf({ receiver, receivers }: ToldEvent) {
  return receiver ? [receiver] : receivers
}

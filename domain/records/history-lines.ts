import type { ToldEvent } from '#domain/events/define-event.ts'
import { eventKinds } from '#domain/events/event-kinds.ts'
import { HistoryFacts } from './history-facts.ts'
import { peopleNamed } from './people-named.ts'
import { plainName } from './plain-name.ts'
import type { HistoryLine } from './record.ts'

export type RecordedEvent = {
  id: string
  name: string
  at: Date
  by: string | null
  by_id: string | null
  payload: Record<string, unknown>
}

type Run = { group: string | null; lines: Folded[] }
type Folded = {
  event: RecordedEvent
  told: ToldEvent
  people: Person[]
  sameness: string
  count: number
  first: Date
}
type Person = { id: string; name: string }

/** Lines of these events, which come newest first; `names` are those of the employees whom they name. */
export function toLines(events: readonly RecordedEvent[], names: ReadonlyMap<string, string>): HistoryLine[] {
  const runs: Run[] = []
  for (const event of events) {
    const group = groupOf(event)
    const people = peopleIn(event, names)
    const told = toTold(event, people)
    const sameness = samenessOf(event, told, people)
    const line = { event, told, people, sameness, count: 1, first: event.at }
    const run = runs.at(-1)
    if (!run || group === null || run.group !== group) runs.push({ group, lines: [line] })
    else fold(run.lines, line)
  }
  return runs.flatMap(({ lines }) => lines.map(toLine))
}

/**
 * Of these events, which are one more than a page where there are more, those of the page: what would go on as the same line below it
 * begins the next one. A line that fills the page is cut.
 */
export function pageOf<Event extends Pick<RecordedEvent, 'name'>>(events: readonly Event[], limit: number) {
  const page = events.slice(0, limit)
  const below = events[limit]
  const group = below ? groupOf(below) : null
  if (group === null) return page
  const end = page.findLastIndex((event) => groupOf(event) !== group) + 1
  return end > 0 ? page.slice(0, end) : page
}

function groupOf({ name }: Pick<RecordedEvent, 'name'>) {
  return eventKinds[name]?.folds ?? null
}

function fold(lines: Folded[], line: Folded) {
  const at = lines.findIndex(({ sameness }) => sameness === line.sameness)
  const known = lines[at]
  if (!known) return void lines.push(line)
  const isNew = ({ id }: Person) => known.people.every((person) => person.id !== id)
  const people = [...known.people, ...line.people.filter(isNew)]
  const several = { ...known.told, receiver: null, receivers: people.map(({ name }) => name) }
  const told = people.length > 1 ? several : known.told
  lines[at] = { ...known, told, people, count: known.count + 1, first: line.first }
}

function samenessOf({ name, by_id }: RecordedEvent, told: ToldEvent, people: readonly Person[]) {
  const isMerged = eventKinds[name]?.mergesReceivers && told.receiver !== null
  if (isMerged) return JSON.stringify([name, by_id, lineOf(name, { ...told, receiver: 'someone' })])
  return JSON.stringify([name, by_id, people.map(({ id }) => id), lineOf(name, told)])
}

function toLine({ event: { id, name, by, by_id, at }, told, people, count, first }: Folded): HistoryLine {
  const line = lineOf(name, told)
  const many = eventKinds[name]?.lineOfMany?.(count, told) ?? `${line}, ${count} times`
  return {
    id,
    name,
    by,
    by_id,
    count,
    words: count === 1 ? line : many,
    ...factsOf(name, told),
    receivers: people.map(({ name }) => name),
    to_id: people.length === 1 ? (people[0]?.id ?? null) : null,
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

function toTold({ name, payload, by, by_id }: RecordedEvent, people: readonly Person[]): ToldEvent {
  const isOne = eventKinds[name]?.names?.receiver !== undefined
  const [person = null] = people
  return {
    payload,
    by,
    isToSelf: isOne && person !== null && person.id === by_id,
    receiver: isOne ? (person?.name ?? null) : null,
    receivers: isOne ? [] : people.map(({ name }) => name),
  }
}

/** Whom the line names, as far as they are known. */
function peopleIn(event: RecordedEvent, names: ReadonlyMap<string, string>): Person[] {
  return peopleNamed(event)
    .flatMap((id) => {
      const name = names.get(id)
      return name === undefined ? [] : { id, name }
    })
    .toSorted((a, b) => a.name.localeCompare(b.name))
}

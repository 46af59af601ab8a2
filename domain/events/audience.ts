import type { HappenedEvent } from '#platform/events/events.ts'
import type { Signal } from '#platform/signals/signals.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import { eventKinds } from './event-kinds.ts'
import type { PortalArea } from './portal-areas.ts'
import { signalKinds } from './signal-kinds.ts'

/** An event on its way to open portals, with the employees whose record it is about. */
export type AddressedEvent = HappenedEvent & {
  readonly owners: readonly string[]
  /** The job that the one that it is about was merged into, or just taken out of: its file shows the record too, or no longer. */
  readonly kept: string | null
}

/** A signal about a conversation on its way to open portals, with who sees that conversation as one of their own. */
export type AddressedSignal = Signal & { readonly owners: readonly string[] }

/** True for events that may change or end this person's access: the stream checks it again. */
export function changesAccessOf({ id }: SignedIn, { name, subject }: HappenedEvent) {
  const whose = eventKinds[name]?.changesAccessOf
  return whose === 'everyone' || (whose === 'subject' && subject === id)
}

/** Whether this person's portal receives the event. */
export function hears(employee: SignedIn, event: AddressedEvent) {
  if (changesAccessOf(employee, event)) return true
  const audience = eventKinds[event.name]?.audience
  const scope = audience && employee.permissions[audience.permission]
  if (!audience || !scope) return false
  if (scope === 'all' || audience.reach === 'any') return true
  return audience.reach === 'own' && event.owners.includes(employee.id)
}

/** What this person's portal reads again after it. */
export function staleFor(employee: SignedIn, event: HappenedEvent): readonly PortalArea[] {
  if (changesAccessOf(employee, event)) return ['access']
  return eventKinds[event.name]?.stale ?? []
}

/** Whether someone may hear of it only because the record is theirs. */
export function dependsOnOwner({ name }: HappenedEvent) {
  return eventKinds[name]?.audience?.reach === 'own'
}

/** Whether it is shown in the file of a job, and so in that of the one that this was merged into. */
export function isOfJob({ name }: Pick<HappenedEvent, 'name'>) {
  return eventKinds[name]?.of === 'job'
}

/** Whether the event is about a conversation of the website’s chat, which is someone’s before it is a request. */
export function isOfChat({ name }: Pick<HappenedEvent, 'name'>) {
  return eventKinds[name]?.of === 'chat'
}

/** Whether it took its record from someone. */
export function isLeft({ name }: Pick<HappenedEvent, 'name'>) {
  return eventKinds[name]?.leaves !== undefined
}

/** Whether this person’s portal is told the signal. */
export function hearsSignal({ id, permissions }: SignedIn, { kind, by, owners }: AddressedSignal) {
  const rules = signalKinds[kind]
  const scope = rules && permissions[rules.permission]
  if (!rules || !scope || (by === id && !rules.isToldToSelf)) return false
  return scope === 'all' || rules.of === null || owners.includes(id)
}

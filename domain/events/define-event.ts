import type * as z from 'zod'
import type { EventKind as TellableKind } from '#platform/events/event.ts'
import type { AuditKind } from '#domain/audit/kind.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import type { HistoryFacts } from '#domain/records/history-facts.ts'
import type { Permission } from '#domain/roles/permissions.ts'
import type { PortalArea } from './portal-areas.ts'

/** Everything the product needs to know about a kind of event, in one place. */
export type EventKind<Payload extends z.ZodObject = z.ZodObject> = TellableKind<Payload> & EventRules

export type EventRules = {
  /** Its words in the audit log, and who sees it there. */
  readonly audit: AuditKind
  /** Who receives it in an open portal; null means no one. */
  readonly audience: Audience | null
  /**
   * What it is about, where more people than those who see that record hear of it: what is of a job also whoever sees the job that it was
   * merged into, and what is of a chat whoever is in it, before it is a request.
   */
  readonly of?: 'job' | 'chat'
  /** The field with whom the record was taken from: they hear of it too, and may see it no longer. */
  readonly leaves?: 'from'
  /** Whose permissions may differ after it. They hear of it whatever their permissions were. */
  readonly changesAccessOf?: 'subject' | 'everyone'
  /** What an open portal reads again. */
  readonly stale: readonly PortalArea[]
  /**
   * What the public website renders again: the whole site, the pages whose facts differ, once a minute at most how soon people
   * were called back, or the button of the chat.
   */
  readonly pages?: 'whole-site' | 'changed-pages' | 'call-back-times' | 'chat'
  /** The figures of the day on which its request came are counted again. */
  readonly changesFigures?: true
  /** Whether and when its job became dry is counted again. */
  readonly changesDrying?: true
  /** Its line in the history of its record. Without one, the line is made from the name. */
  readonly line?: (told: ToldEvent) => string
  /** The fields of the payload from which the line can be written in another language. */
  readonly facts?: readonly (keyof HistoryFacts)[]
  /** What of the payload this person reads in a history; null: the event has no line for them. Left out where it is all of it. */
  readonly seenBy?: (payload: ToldEvent['payload'], viewer: Viewer) => ToldEvent['payload'] | null
  /** The line of several in a row that say the same; otherwise it is the line and how many times. */
  readonly lineOfMany?: (count: number, told: ToldEvent) => string
  /** In a history, neighbors of one group that say the same become one line. */
  readonly folds?: 'alerting' | 'chat' | 'codes' | 'photos' | 'problems' | 'sketches'
  /** What went to several one by one is one line with all their names. */
  readonly mergesReceivers?: true
  /** The fields of the payload with the employees that the line names. */
  readonly names?: { readonly receiver?: string; readonly receivers?: string }
}

type Viewer = { readonly permissions: SignedIn['permissions'] }

/**
 * `all` hears where the permission has no limit, `own` also where it reaches only to one's own records and the record is one's
 * own, `any` wherever the permission reaches to anything.
 */
export type Audience = { readonly permission: Permission; readonly reach: 'all' | 'own' | 'any' }

/** An event as its line is written from it: with the names of who did it and whom it reached. Names are not unique. */
export type ToldEvent = {
  readonly payload: Readonly<Record<string, unknown>>
  readonly by: string | null
  /** Whether who did it is the one whom it reached. */
  readonly isToSelf: boolean
  readonly receiver: string | null
  readonly receivers: readonly string[]
}

/** Only what says from whom can take it from them. */
type Leaving<Payload extends z.ZodObject> = {
  readonly leaves?: 'from' extends keyof z.output<Payload> ? 'from' : never
}

export function defineEvent<Payload extends z.ZodObject>(
  name: string,
  kind: Omit<EventKind<Payload>, 'name' | 'leaves'> & Leaving<Payload>,
): EventKind<Payload> {
  return { name, ...kind }
}

import type { Grants } from '#domain/roles/grants.ts'
import { permissionWords } from '#domain/roles/permission-words.ts'
import { isPermission } from '#domain/roles/permissions.ts'
import type { AuditEntry } from './audit.ts'
import { isId } from './ids.ts'
import { auditKinds } from './kinds.ts'
import { isHidden } from './visible.ts'

type Facts = Record<string, unknown>
type Told = Pick<AuditEntry, 'before' | 'after' | 'changed' | 'details'>

/** The details of an event, without those shown elsewhere or hidden by these grants. */
export function readPayload(name: string, payload: unknown, grants: Grants): Told {
  const { before, after, from, to, changed, facts, ...others } = toFacts(payload)
  // Of a job that was edited, the names of its facts.
  const rest =
    facts === undefined
      ? others
      : { ...others, facts: toNames(facts).filter((name) => !isHidden(name, grants)) }
  const field = auditKinds[name]?.field
  return {
    before: toChange(field, before === undefined ? from : before, grants),
    after: toChange(field, after === undefined ? to : after, grants),
    changed: toNames(changed).filter((field) => !isHidden(field, grants)),
    // Ids are for machines: what they name is shown by its name, or is what one looks at anyway.
    details: without(rest, (key, value) => /_ids?$/.test(key) || isId(value) || isHidden(key, grants)),
  }
}

type Sentence = Told & {
  name: string
  by: string | null
  subject: string | null
  isSelf: boolean
  /** Whom something reached, where it was meant for a person. */
  recipient?: string | null
}

/** The event as a sentence for people. */
export function wordsOf({ name, by, subject, isSelf, recipient, before, after, details }: Sentence): string {
  const kind = auditKinds[name]
  if (!kind) return `${by ? `${by}: ` : ''}${name}`
  const it = subject ?? nameless[kind.record]
  const values: Record<string, string> = {
    it: by && isSelf ? 'themselves' : it,
    its: by && isSelf ? 'their own' : `${it}’s`,
    from: valueWords(kind.field, before),
    to: valueWords(kind.field, after),
    recipient: recipient ?? 'the office',
    channel: channelWords[String(details['channel'])] ?? '',
    permission: allowedWords(details['permission']),
  }
  const fill = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')
  return by ? `${by} ${fill(kind.did)}` : capitalized(fill(kind.happened))
}

const channelWords: Readonly<Record<string, string>> = {
  portal: 'in the portal',
  mail: 'by email',
  text: 'by text message',
  push: 'by notification',
}

const nameless = {
  request: 'a request',
  job: 'a job',
  person: 'an unknown person',
  role: '(deleted)',
  company: 'the company',
  number: 'a local number',
  answer: 'an answer of the chat',
  equipment: 'a unit of equipment',
  project: 'a project',
} as const

/** Bare values get the name of the field that they belong to. */
function toChange(field: string | undefined, value: unknown, grants: Grants): Facts | null {
  if (value === undefined) return null
  const facts = isFacts(value) ? value : { [field ?? 'value']: value }
  return without(facts, (key) => isHidden(key, grants))
}

function valueWords(field: string | undefined, facts: Facts | null) {
  const value = field === undefined ? undefined : facts?.[field]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : 'no one'
}

function allowedWords(permission: unknown) {
  const words = typeof permission === 'string' && isPermission(permission) ? permissionWords[permission] : ''
  return words.charAt(0).toLowerCase() + words.slice(1)
}

function capitalized(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function without(facts: Facts, isLeftOut: (key: string, value: unknown) => boolean): Facts {
  return Object.fromEntries(Object.entries(facts).filter(([key, value]) => !isLeftOut(key, value)))
}

function toNames(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : []
}

function toFacts(value: unknown): Facts {
  return isFacts(value) ? value : {}
}

function isFacts(value: unknown): value is Facts {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

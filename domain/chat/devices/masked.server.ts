import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import { tagLetters } from '#domain/equipment/unit-path.ts'
import { signingTokenLetters } from '#domain/signing-requests/sign-path.ts'
import { ChangedFacts } from '../facts/chat-facts.ts'
import { linkLetters } from './chat-link.ts'
import { candidatesIn, withoutSpans } from './secrets-in-text.ts'

/** What opens a chat, the page of a unit and a page to sign. */
const lengths = [...new Set([linkLetters, tagLetters, signingTokenLetters])]

/**
 * A text as it is stored: without the secret of any link that opens a chat, a page to sign or the page of a unit. Staff reads what visitors
 * and colleagues write, and so may whoever opened a link of the staff: by such a secret they would write or sign as the visitor. What opens
 * nothing stays as it was written.
 */
export async function maskedText(world: World, text: string): Promise<string> {
  const [masked = ''] = await maskedTexts(world, [text])
  return masked
}

/** The same for several texts that stand together: a secret may go on from one to the next. */
export async function maskedTexts(world: World, texts: readonly string[]): Promise<string[]> {
  const candidates = candidatesIn(texts.join('\n'), lengths)
  const secrets = await secretsAmong(world, [...candidates.keys()])
  const spans = secrets.flatMap((secret) => candidates.get(secret) ?? [])
  let start = 0
  return texts.map((text) => {
    const [from, to] = [start, start + text.length]
    start = to + 1
    const here = spans
      .filter((span) => span.from < to && span.to > from)
      .map((span) => ({ from: Math.max(span.from, from) - from, to: Math.min(span.to, to) - from }))
    return withoutSpans(text, here)
  })
}

/** The same for what is told as facts: whatever is added to them is covered too. */
export async function maskedFacts(world: World, changes: ChangedFacts): Promise<ChangedFacts> {
  const told = Object.entries(changes)
  const masked = await maskedTexts(
    world,
    told.flatMap(([, value]) => value ?? []),
  )
  const next = told.map(([name, value]) => {
    if (Array.isArray(value)) return [name, value.map(() => masked.shift())]
    return [name, value && masked.shift()]
  })
  return ChangedFacts.parse(Object.fromEntries(next))
}

/** Those of these that open something or did. */
async function secretsAmong({ db }: World, candidates: readonly string[]): Promise<string[]> {
  if (candidates.length === 0) return []
  const byHash = new Map(
    candidates.map((secret) => [createHash('sha256').update(secret).digest('hex'), secret]),
  )
  const { rows } = await sql<{ hash: string }>`
    with asked as materialized (select decode(hash, 'hex') as hash from unnest(${[...byHash.keys()]}::text[]) hash)
    select encode(asked.hash, 'hex') as hash from asked join chat_link on token_hash = asked.hash
    union all select encode(asked.hash, 'hex') from asked join signing_link on token_hash = asked.hash
    union all select encode(asked.hash, 'hex') from asked join equipment_unit on tag_hash = asked.hash`.execute(
    db,
  )
  return rows.flatMap(({ hash }) => byHash.get(hash) ?? [])
}

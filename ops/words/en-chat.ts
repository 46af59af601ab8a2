import type { Transfer } from '#domain/chat/chat.ts'

/** Who is which name; null is whoever reads it. */
type Told = { readonly [who in keyof Transfer]: string | null } & {
  readonly of: Transfer
  readonly time: string
}

const list = new Intl.ListFormat('en-US')

/** What the inbox of the chat says of a conversation. */
export const chat = {
  skipped: 'Skipped',
  visitor: 'Visitor',
  waits: (name: string, clock: string) => `${name} has been waiting since ${clock}.`,
  everyone: 'everyone',
  owner: 'the owner',
  you: 'you',
  several: (names: readonly string[]) => list.format(names),
  alertsIn: (who: string, left: string) => `Alerts ${who} in ${left}`,
  alertsNow: (who: string) => `Alerting ${who} now`,
  transferred({ of, by, from, to, time }: Told) {
    if (of.by === of.to) return `${by ?? 'You'} took it over from ${from ?? 'you'} at ${time}`
    const before = of.from === null || of.from === of.by ? '' : ` from ${from ?? 'you'}`
    return `${by ?? 'You'} transferred it${before} to ${to ?? 'you'} at ${time}`
  },
  noteTo: (by: string | null, to: string | null, time: string) =>
    `Note from ${by ?? 'you'} to ${to ?? 'you'}, ${time}. Only staff sees it.`,
}

export type ChatWords = typeof chat

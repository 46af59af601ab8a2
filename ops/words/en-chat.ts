import type { Transfer } from '#domain/chat/chat.ts'

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
  alertedSoFar: (who: string) => `Alerted so far: ${who}`,
  transferred({ by, from, to }: Transfer, me: string, time: string) {
    const named = (name: string, you = 'you') => (name === me ? you : name)
    if (by === to) return `${named(by, 'You')} took over from ${named(from ?? '')} at ${time}`
    const before = from === null || from === by ? '' : ` from ${named(from)}`
    return `${named(by, 'You')} transferred the chat${before} to ${named(to)} at ${time}`
  },
  noteTo: ({ by, to }: Transfer, me: string, time: string) =>
    `Note from ${by === me ? 'you' : by} to ${to === me ? 'you' : to}, ${time}. Only staff sees it.`,
}

export type ChatWords = typeof chat

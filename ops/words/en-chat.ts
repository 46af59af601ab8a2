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
  notOpened: (who: string, clock: string, left: string) =>
    `${who} was given this chat and hasn’t opened it yet. At ${clock} it goes back to waiting (in ${left}).`,
  textOnly: 'Text only',
  cannotSpeak: 'They wrote that they can’t speak on the phone.',
  textVisitor: 'Text the visitor',
  takeBack: 'Take back',
  hasNoAnswer: (name: string | null) => `${name ? `${name}’s` : 'The visitor’s'} last message has no answer`,
  answer: 'Answer',
  leaveAnyway: { hand_back: 'Hand back anyway', end: 'End anyway' },
  waitsAgain: 'If you hand the chat back, it waits for a person again and alerts go out.',
  readsEnd: 'If you end the chat, the visitor reads that the conversation has ended.',
  toldToCall: (number: string) => `The chat told them to call ${number}.`,
  youEnded: 'You ended this chat.',
  theEnd: ' ending the chat',
  lastActive: (name: string, clock: string) => `${name}, last active ${clock}`,
  activeNow: (name: string) => `${name}, active now`,
  signedOut: (name: string) => `${name}, not signed in`,
  outWarning: (name: string) =>
    `${name} is not signed in. If no one opens the chat, it goes back to waiting and alerts go out.`,
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

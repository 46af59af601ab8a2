import { chatSignals } from '#domain/chat/chat-signals.ts'
import { templateSaved } from '#domain/forms/templates/template-signals.ts'
import type { Permission } from '#domain/roles/permissions.ts'

type SignalRules = {
  /** Whoever has it hears of it; of a chat, where it reaches only to one's own, whoever sees that chat as one of theirs. */
  readonly permission: Permission
  readonly of: 'chat' | null
  /** Whether who did it hears of it too, in another window. */
  readonly isToldToSelf: boolean
}

const ofChat: SignalRules = { permission: 'chat.view', of: 'chat', isToldToSelf: false }

type SignalKind = (typeof chatSignals)[keyof typeof chatSignals] | typeof templateSaved

const known: Readonly<Record<SignalKind, SignalRules>> = {
  [chatSignals.typing]: ofChat,
  [chatSignals.seen]: ofChat,
  [chatSignals.writing]: ofChat,
  [templateSaved]: { permission: 'templates.view', of: null, isToldToSelf: true },
}

/** Who hears each kind of signal in an open portal. Of another kind nobody hears. */
export const signalKinds: Readonly<Record<string, SignalRules>> = known

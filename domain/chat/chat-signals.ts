/**
 * What is told beside the conversation and never stored in its history: that someone is typing, up to where it was seen, and an automated
 * answer as far as it is written.
 */
export const chatSignals = { typing: 'chat.typing', seen: 'chat.seen', writing: 'chat.writing' } as const

/** What a visitor may do, which nobody changes: shown where the company sets the rest. */
export const chatRates = {
  /** Conversations that an address opens in an hour. */
  chatsPerHour: 5,
  /** What one conversation sends in a minute. */
  messagesPerMinute: 20,
  /** What a visitor may fill a conversation with: many times a long one, and no end of a flood. Staff writes on, and can end it. */
  mostMessages: 2000,
} as const

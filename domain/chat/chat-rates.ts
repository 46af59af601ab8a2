/** What a visitor may do, which nobody changes: shown where the company sets the rest. */
export const chatRates = {
  /** Conversations that an address opens in an hour. */
  chatsPerHour: 5,
  /** Beside these, by whoever tells of danger or leaves a number: an office or a phone company may be one address. */
  urgentChatsPerHour: 20,
  /** What one conversation sends in a minute. */
  messagesPerMinute: 20,
  /** Numbers beside them: who wrote much still leaves one. */
  /** What a visitor may fill a conversation with: many times a long one, and no end of a flood. Staff writes on, and can end it. */
  mostMessages: 2000,
} as const

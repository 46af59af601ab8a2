/** What a visitor may do, which nobody changes: shown where the company sets the rest. */
export const chatRates = {
  /** Conversations that an address opens in a minute: a house, a shelter or a phone company in a storm may be one, so whoever comes next waits for that minute alone. */
  chatsPerMinute: 10,
  /** And in an hour, where no people come any more, but a flood of them. */
  chatsPerHour: 100,
  /** Beside these, by whoever tells of danger or leaves a number: they wait for nothing. */
  urgentChatsPerHour: 60,
  /** What one conversation sends in a minute. */
  messagesPerMinute: 20,
  /** Numbers beside them: who wrote much still leaves one. */
  /** What a visitor may fill a conversation with: many times a long one, and no end of a flood. Staff writes on, and can end it. */
  mostMessages: 2000,
} as const

/** What the inbox of the chat says of a conversation. */
export const chat = {
  skipped: 'Skipped',
}

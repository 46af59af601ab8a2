/** What every screen says of chats that wait for someone. It comes with the first of them. */
export const chatAlerts = {
  danger: 'Danger in a chat',
  waits: 'Waiting in the chat',
  isMine: 'New message for you',
  visitor: 'Visitor',
  wrote: (name: string) => `${name} wrote`,
  open: 'Open chat',
  openAll: 'See the chats',
  waiting: (count: number) => `${count.toLocaleString('en-US')} waiting in chats`,
  longestSince: (clock: string) => `Longest since ${clock}`,
  more: (count: number) => `${count.toLocaleString('en-US')} more in chats`,
  inDanger: (count: number) => `${count.toLocaleString('en-US')} in danger`,
  unread: (count: number) =>
    count === 1 ? '1 wrote to you' : `${count.toLocaleString('en-US')} wrote to you`,
}

export type ChatAlertWords = typeof chatAlerts

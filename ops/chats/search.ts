/** Which part of a conversation a narrow screen shows. */
export type ChatSearch = { column?: 'facts' }

export function readChatSearch({ column }: Record<string, unknown>): ChatSearch {
  return column === 'facts' ? { column } : {}
}

import type { QueryClient } from '@tanstack/react-query'

/** Apart from what asks for the settings, which only their screen needs: every screen hears that they are stale. */
export const chatSettingsKey = ['chat-settings'] as const

export function invalidateChatSettings(client: QueryClient) {
  return client.invalidateQueries({ queryKey: chatSettingsKey })
}

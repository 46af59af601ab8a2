/** The pattern in place of the addresses of conversations, wherever something is written down. */
export const chatPathPattern = '/chat/{}'

/** The secret in the path of a conversation; null: the path is none. A slash at the end is easily added. */
export function readChatPath(path: string): string | null {
  return /^\/chat\/([^/]{1,100})\/?$/.exec(path)?.[1] ?? null
}

/** The pattern in place of the addresses of papers to sign, wherever something is written down. */
export const signPathPattern = '/sign/{}'

/** The page where someone signs. */
export function signingPath(token: string) {
  return `/sign/${token}`
}

/** The secret in the path of such a page, and whose copy is asked for; null: the path is none. A slash at the end is easily added. */
export function readSigningPath(path: string): { token: string; copy: string | null } | null {
  const [, token, copy = null] = /^\/sign\/([^/]{1,100})(?:\/copy\/([0-9a-f-]{36}))?\/?$/.exec(path) ?? []
  return token ? { token, copy } : null
}

/** The pattern in place of the addresses of papers to sign, wherever something is written down. */
export const signPathPattern = '/sign/{}'

/** 256 bits, and as many letters as they make. */
export const signingTokenBytes = 32
export const signingTokenLetters = Math.ceil((signingTokenBytes * 4) / 3)

/** The page where someone signs. */
export function signingPath(token: string) {
  return `/sign/${token}`
}

type Read = { token: string; copy: string | null }

/**
 * The secret in the path of such a page, or whatever else stands there, and which copy is asked for; null: the path is none. A slash at
 * the end is easily added.
 */
export function readSigningPath(path: string): Read | null {
  const [, rest] = /^\/sign\/(.{1,200}?)\/?$/.exec(path) ?? []
  if (rest === undefined) return null
  const [, token = rest, copy = null] = /^([^/]+)\/copy\/([0-9a-f-]{36})$/.exec(rest) ?? []
  return { token, copy }
}

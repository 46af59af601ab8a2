/** The pattern in place of the addresses of papers, wherever something is written down. */
export const verifyPathPattern = '/verify/{}'

/** The page that says whether a file is a paper of ours. */
export function verifyPath(id: string) {
  return `/verify/${id}`
}

/** What stands in the path of such a page; null: the path is none. A slash at the end is easily added. */
export function readVerifyPath(path: string): string | null {
  return /^\/verify\/([^/]{1,60})\/?$/.exec(path)?.[1] ?? null
}

/** The pattern in place of the addresses of papers, wherever something is written down. */
export const verifyPathPattern = '/verify/{}'

/** The page that says whether a file is a paper of ours. */
export function verifyPath(id: string) {
  return `/verify/${id}`
}

/** Where anyone can type what stands on a paper. */
export const verifyEntryPath = '/verify'

/** What stands in the path of such a page, nothing on the one with the field; null: the path is none. A slash at the end is easily added. */
export function readVerifyPath(path: string): string | null {
  const found = /^\/verify(?:\/([^/]{1,60}))?\/?$/.exec(path)
  return found ? (found[1] ?? '') : null
}

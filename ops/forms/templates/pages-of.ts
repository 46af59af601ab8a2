/** How many pages a paper of ours has: the root of its pages says so, in plain text. */
export function pagesOf(bytes: Uint8Array) {
  const text = new TextDecoder('latin1').decode(bytes)
  const counts = [...text.matchAll(/\/Type\s*\/Pages\s*\/Count (\d+)/g)].map(([, count]) => Number(count))
  return Math.max(1, ...counts)
}

/** How many open requests no one has any more, since those who had them may not work on them. */
export function returnedWords(count: number) {
  return count === 1
    ? '1 open request has no one now. Please hand it to someone.'
    : `${count} open requests have no one now. Please hand them to someone.`
}

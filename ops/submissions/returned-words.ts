/** How many open requests became unassigned because their assignees lost the permission to work on them. */
export function returnedWords(count: number) {
  return count === 1
    ? '1 open request is now unassigned. Assign it to someone.'
    : `${count} open requests are now unassigned. Assign them to someone.`
}

/** A shorter part of a name is in too many of them, and no index knows it. */
export const shortestSearch = 2
export const longestSearch = 80
/** As many of each kind as fit under a field; the lists have the rest. */
export const mostFound = 6

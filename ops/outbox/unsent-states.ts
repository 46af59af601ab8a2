/**
 * Of an entry that the server does not have yet, and may never ask for: it stays until it does or the person decides. Apart from
 * the other states, because the login page counts by these and is small.
 */
export const unsentStates = ['waiting', 'sending', 'clash', 'refused', 'sent_back'] as const

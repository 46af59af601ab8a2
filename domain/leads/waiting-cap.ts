/** Those in quarantine are counted up to this: strangers decide how many there are. */
export const waitingCap = 100

/** At the end of the address of a job’s visits: the form of a new one is to be open, for whoever comes from a call. */
export const planHash = 'plan'

/** Reasons that several rows of the table give. */
export const isRunning = 'the water is still running'
export const isSewage = 'the water is sewage'

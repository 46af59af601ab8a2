/** Stands wherever a demo might be taken for a firm. */
export const demoLabel = 'Demo – nothing here is real'

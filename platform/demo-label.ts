/** Shown wherever a demo could be mistaken for a real company. */
export const demoLabel = 'Demo – nothing here is real'

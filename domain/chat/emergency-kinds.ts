/** In the order in which they are told, where a message speaks of several: first what keeps people from leaving, last what 911 asks anyway. */
export const emergencyKinds = [
  'trapped',
  'gas',
  'fire',
  'carbon-monoxide',
  'electricity-in-water',
  'electricity',
  'hurt',
] as const
export type EmergencyKind = (typeof emergencyKinds)[number]

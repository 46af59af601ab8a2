/**
 * In the order in which they are told, where a message speaks of several: first what keeps people from leaving, then what 911 asks anyway,
 * and last what 988 is called for instead.
 */
export const emergencyKinds = [
  'trapped',
  'gas',
  'fire',
  'carbon-monoxide',
  'electricity-in-water',
  'electricity',
  'hurt',
  'suicidal',
] as const
export type EmergencyKind = (typeof emergencyKinds)[number]

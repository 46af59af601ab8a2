/**
 * In the order in which they are told, where a message speaks of several: first what keeps people from leaving, then what makes them leave,
 * with a fallen wire before the current that people are to leave, then what 911 asks anyway, and last what 988 is called for instead.
 */
export const emergencyKinds = [
  'trapped',
  'gas',
  'fire',
  'collapse',
  'carbon-monoxide',
  'wire',
  'electricity-in-water',
  'electricity',
  'hurt',
  'found-dead',
  'suicidal',
] as const
export type EmergencyKind = (typeof emergencyKinds)[number]

const calledAt988: readonly string[] = ['suicidal'] satisfies EmergencyKind[]

/** Whom its visitor is told to call. Of a kind that another version of the product stored it is 911. */
export function numberFor(kind: string): '911' | '988' {
  return calledAt988.includes(kind) ? '988' : '911'
}

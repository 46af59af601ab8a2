import type { Site } from '#domain/jobs/site.ts'

type Hazard = Site['hazards'][number]
type Vulnerable = Site['vulnerable'][number]

const hazards: Record<Hazard, string> = {
  hurt: 'Someone is hurt',
  electricity: 'Power near water',
  gas: 'Gas smell',
  ceiling: 'Ceiling sagging',
  sewage: 'Sewage',
  sharps: 'Needles or blood',
}
const vulnerable: Record<Vulnerable, string> = {
  infant: 'Infant',
  elderly: 'Elderly person',
  immunocompromised: 'Weak immune system',
}
const accessWays: Record<NonNullable<Site['access_way']>, string> = {
  caller: 'The caller lets us in',
  lockbox: 'Key in a lockbox',
  gate: 'Through a gate',
  key_holder: 'Someone else has the key',
}

/** What whoever goes to a job knows before they get there. */
export const site = {
  hazards,
  vulnerable,
  accessWays,
  dangers: 'Hazards',
  first: 'Priority 1',
  noneAsked: 'Hazards not asked',
  notAsked: (which: string) => `Not asked: ${which}`,
  access: 'Access',
  key: (holder: string) => `Key: ${holder}`,
  parking: (where: string) => `Parking: ${where}`,
  pets: (pets: string) => `Pets: ${pets}`,
  code: 'An access code is saved. Open the job to see it.',
  callNote: 'Notes from the call',
}

import type { SideState } from './stages.ts'

/** Where people put a job aside with a reason. A duplicate is merged instead. */
export const asideStates = ['on_hold', 'lost', 'referred_out'] as const
export type AsideState = (typeof asideStates)[number]

/** Why a job is put aside, as people choose it: the dashboard counts by these. Anything else is typed, and counted as it stands. */
export const sideReasons = {
  on_hold: [
    'Waiting for the customer',
    'Waiting for the insurance company',
    'Waiting for a test result',
    'Waiting for parts or equipment',
    'Waiting for another contractor',
  ],
  lost: [
    'Price',
    'Chose another company',
    'Insurance company sent someone else',
    'Does the work themselves',
    'Could not be reached',
  ],
  referred_out: ['Outside our area', 'A service we don’t offer', 'No crew available'],
} as const satisfies Readonly<Record<Exclude<SideState, 'duplicate'>, readonly string[]>>

export type SideReason = (typeof sideReasons)[keyof typeof sideReasons][number]

const all: readonly SideReason[] = Object.values(sideReasons).flat()

/** Null for what someone typed: events never tell what a person wrote. */
export function chosenReason(reason: string | undefined): SideReason | null {
  return all.find((choice) => choice === reason) ?? null
}

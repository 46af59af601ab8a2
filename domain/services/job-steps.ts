import type { RuleId } from '#domain/safety/rules.ts'

/** One step of a job: what we do, what the owner does, and what is in writing afterwards. */
type JobStep = {
  readonly when: string
  readonly we: string
  readonly you: string
  readonly paper: string
  /** The rules that cover what the owner is asked to do. */
  readonly rules: readonly [RuleId, ...RuleId[]]
}

/** How we run a water damage job. The steps of other jobs differ; the documents don't. */
export const jobSteps: readonly JobStep[] = [
  {
    when: 'Your call',
    we: 'We ask whether anyone is in danger, where the water comes from and how far it has spread. We tell you what to leave alone, and when we can be there.',
    you: 'Stay out of standing water, and keep your phone with you.',
    paper: 'Notes on what you told us, so that you don’t have to explain it twice.',
    rules: ['no-standing-water'],
  },
  {
    when: 'Arrival',
    we: 'We make sure that the power is off where it’s wet. We find the source of the water, and walk through with you where it’s safe.',
    you: 'Tell us where the water valve and the electrical panel are, and what matters most to you.',
    paper: 'The work authorization. Read it before you sign it.',
    rules: ['no-standing-water', 'dry-panel'],
  },
  {
    when: 'The first hour',
    we: 'We photograph each room before we move anything. We measure what is wet, and the same materials where they stayed dry.',
    you: 'Tell us what you want saved first.',
    paper: 'Photos, a sketch of the wet area, the first readings, and the reading that will count as dry.',
    rules: ['tell-us'],
  },
  {
    when: 'Before we leave',
    we: 'We take out the water and anything that can’t be dried. We set up equipment where the readings call for it.',
    you: 'Ask which machines have to stay on, and whom to call if one stops.',
    paper: 'A list of all equipment by room, the day’s checklist, and the name and number of your contact.',
    rules: ['tell-us'],
  },
  {
    when: 'Every drying day',
    we: 'We measure the same spots with the same meter. We move or remove equipment as the readings drop.',
    you: 'Look at the readings. Ask about any that aren’t dropping.',
    paper: 'The day’s readings and photos.',
    rules: ['tell-us'],
  },
  {
    when: 'Dry',
    we: 'We take the last reading at each spot, and take the equipment away.',
    you: 'Compare the last readings with the dry standard from the first day.',
    paper: 'The last readings next to the dry standard, signed.',
    rules: ['read-contract'],
  },
  {
    when: 'Final walk-through',
    we: 'We clean up, walk through with you, and tell you what is left for other trades.',
    you: 'Sign only when everything on your own list is done.',
    paper: 'Your complete file. Your insurer gets a copy if you say so.',
    rules: ['read-contract'],
  },
]

import { asSentence, firstSteps } from '#domain/safety/first-steps.ts'
import type { Step } from '#domain/safety/step.ts'
import type { LossKind } from '#domain/leads/lead-states.ts'
import type { Loss } from '#domain/leads/losses.ts'
import type { ServiceSlug } from './services.ts'

/** What to do first, who to call, and which service comes next; `null` where it is not known yet. */
export type Answer = {
  readonly steps: readonly Step[]
  readonly call: 'us' | '911'
  readonly service: ServiceSlug | null
}

type Cause = Answer & { readonly value: string; readonly label: string }

type Way = { readonly loss: Loss } & (
  | { readonly ask: string; readonly causes: readonly Cause[] }
  | { readonly answer: Answer }
)

const upTheDrain: Answer = {
  steps: [
    step('basement-restoration', 'If water comes up through a drain'),
    step('water-damage', 'Put your hands in water from a drain'),
  ],
  call: 'us',
  service: 'basement-restoration',
}

const risingFromOutside: Answer = {
  steps: [
    step('basement-restoration', 'If a creek or river is rising'),
    step('water-damage', 'Stay out of standing water'),
  ],
  call: 'us',
  service: 'basement-restoration',
}

/** What someone who looks at the damage can tell us in at most two answers. The first is the one on the form, in its order. */
export const ways: readonly Way[] = [
  {
    loss: 'flooded-basement',
    ask: 'What do you see from the stairs?',
    causes: [
      {
        value: 'floor',
        label: 'Water on the floor',
        steps: [
          step('basement-restoration', 'Stay at the top of the stairs'),
          step('basement-restoration', 'Look from the top of the stairs'),
        ],
        call: 'us',
        service: 'basement-restoration',
      },
      { value: 'floor-drain', label: 'Water from the floor drain', ...upTheDrain },
      { value: 'outside', label: 'Water from a creek, rain or the ground', ...risingFromOutside },
      {
        value: 'damp',
        label: 'Damp walls or crawl space',
        steps: [
          step('not-sure', 'Keep people out of the room'),
          step('not-sure', 'Take photos of what you see'),
        ],
        call: 'us',
        service: 'basement-restoration',
      },
    ],
  },
  {
    loss: 'burst-pipe',
    ask: 'Where is the water coming from?',
    causes: [
      {
        value: 'pipe',
        label: 'A pipe, tub or appliance',
        steps: [
          step('water-damage', 'Stay out of standing water until the power is off'),
          step('water-damage', 'Turn on fans'),
        ],
        call: 'us',
        service: 'water-damage',
      },
      {
        value: 'ceiling',
        label: 'The ceiling or the roof',
        steps: [
          step('water-damage', 'Stay out from under'),
          step('water-damage', 'Stay out of standing water'),
        ],
        call: 'us',
        service: 'water-damage',
      },
    ],
  },
  { loss: 'sewage-backup', answer: upTheDrain },
  {
    loss: 'fire-smoke',
    ask: 'Is the fire out?',
    causes: [
      {
        value: 'burning',
        label: 'No, or I can’t tell',
        steps: [step('fire-damage', 'Stay out until the fire department says you may go in')],
        call: '911',
        service: 'fire-damage',
      },
      {
        value: 'out',
        label: 'Yes, it is out',
        steps: [
          step('fire-damage', 'Stay out until the fire department says you may go in'),
          step('fire-damage', 'Wash walls'),
        ],
        call: 'us',
        service: 'fire-damage',
      },
      {
        value: 'smoke',
        label: 'Only smoke got in',
        steps: [
          step('fire-damage', 'Stay out until the fire department says you may go in'),
          step('fire-damage', 'Turn on a furnace'),
        ],
        call: 'us',
        service: 'fire-damage',
      },
    ],
  },
  {
    loss: 'mold',
    ask: 'What do you notice?',
    causes: [
      {
        value: 'spots',
        label: 'I can see it',
        steps: [step('mold-remediation', 'Leave it alone'), step('mold-remediation', 'Close the door')],
        call: 'us',
        service: 'mold-remediation',
      },
      {
        value: 'smell',
        label: 'I can only smell it',
        steps: [
          step('mold-remediation', 'If a leaking pipe is the cause'),
          step('not-sure', 'Keep people out of the room'),
        ],
        call: 'us',
        service: 'mold-remediation',
      },
    ],
  },
  {
    loss: 'trauma',
    answer: {
      steps: [step('trauma-cleanup', 'Wait until the scene'), step('trauma-cleanup', 'Ask someone close')],
      call: 'us',
      service: 'trauma-cleanup',
    },
  },
  {
    loss: 'other',
    ask: 'Do you smell gas?',
    causes: [
      {
        value: 'gas',
        label: 'Yes',
        steps: [step('not-sure', 'If you smell gas')],
        call: '911',
        service: null,
      },
      {
        value: 'no-gas',
        label: 'No',
        steps: [step('not-sure', 'Keep people out of the room'), step('not-sure', 'Keep people and pets')],
        call: 'us',
        service: null,
      },
    ],
  },
]

/** A line of the safety list, found by how it begins: it is reviewed there, and said here in the same words. */
function step(kind: LossKind, beginning: string) {
  const { first, now, never } = firstSteps[kind]
  const found = [first, ...now].find(({ text }) => text.startsWith(beginning))
  if (found) return found
  const left = never.find(({ text }) => text.startsWith(beginning))
  if (!left) throw new Error(`No first step for ${kind} begins with “${beginning}”.`)
  return asSentence(left)
}

import { step, type Step } from '#domain/safety/step.ts'
import type { Advised } from './guide.ts'

/** Three valves between the rooms and the street, in the order in which to try them. */
export const valves: readonly {
  readonly name: string
  readonly where: string
  readonly steps: readonly Step[]
}[] = [
  {
    name: 'Main valve',
    where:
      'It’s indoors, where the water pipe comes in. That is often the street side of the basement, or near the water heater.',
    steps: [
      step('If the floor around it is wet, leave it. Call your water company.', 'close-valve'),
      step('If it has a wheel, turn it to the right until it stops.', 'close-valve'),
      step('If it has a lever, turn it until it lies across the pipe.', 'close-valve'),
      step('If it won’t turn, don’t force it. Try the next valve.', 'close-valve'),
    ],
  },
  {
    name: 'Meter valve',
    where: 'In many homes the water meter is indoors, next to the main valve. It has a valve of its own.',
    steps: [
      step('Look for a valve on the pipe between the meter and the house.', 'close-valve'),
      step('Close it the same way, and only with dry feet.', 'close-valve'),
      step('Leave the seal and the wire on the meter alone.', 'close-valve'),
      step('If the meter is in a pit outside, leave the pit shut. Call your water company.', 'open-pits'),
    ],
  },
  {
    name: 'Curb valve',
    where: 'It’s under a small round lid near the curb. The lid may read WATER.',
    steps: [
      step(
        'Don’t open it. Most water companies close this valve themselves, with a long key.',
        'close-valve',
      ),
      step('Call their emergency line. The number is on your water bill.', 'ask-office'),
      step('Say: “Water is running in my house. Please shut it off at the curb.”', 'ask-office'),
    ],
  },
]

export const noValve: Advised = {
  text: 'No valve stops water that comes from the ground, a creek or a drain. If that is what you see, stay out of it and call us. If you have a private well, close the valve at the pressure tank, but only if you can reach it with dry feet.',
  rules: ['no-standing-water', 'sewage', 'dirty-floodwater', 'close-valve'],
}

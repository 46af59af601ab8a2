import type { QuestionInGroup } from './question.ts'

const services = ['fire-damage'] as const

export const fire: readonly QuestionInGroup[] = [
  {
    id: 'back-in-after-fire',
    question: 'When can I go back in after a fire?',
    answer:
      'Wait until the fire department says that you can. Floors and stairs can fail after the flames are out. Leave the gas, power and water the way the firefighters left them.',
    rules: ['fire-reentry', 'doubtful-building'],
    services,
  },
  {
    id: 'wipe-soot',
    question: 'Can I wipe off the soot?',
    answer:
      'Please don’t touch or wipe it. Rubbing pushes soot into paint and cloth, and water can set the stain. The right cleaner depends on what burned, so we test a small spot first.',
    rules: ['leave-soot'],
    services,
  },
  {
    id: 'smell-after-fire',
    question: 'Will the smoke smell go away?',
    answer:
      'Fresh air alone is rarely enough, and an air freshener only hides the smell. It comes from soot on surfaces, in cloth, in ducts and inside walls. We clean off what we can, and we remove what won’t come clean.',
    rules: [],
    services,
  },
  {
    id: 'food-after-fire',
    question: 'Can I keep food and medicine after a fire?',
    answer:
      'No. They aren’t safe if they were near heat, smoke or water from the hoses, even if they’re sealed. If you need medicine, call your pharmacist or doctor now. For the rest, wait until the fire department lets you in. Take photos and write a list for your insurer, then throw everything out.',
    rules: ['smoke-food', 'photos-first', 'fire-reentry', 'ask-office'],
    services,
  },
  {
    id: 'electronics-after-fire',
    question: 'Can I turn on the furnace or the TV?',
    answer:
      'Don’t turn on anything that was in smoke or got wet. Soot can ruin electronics once they run, and a furnace or air conditioner blows it into every room. Have them checked first.',
    rules: ['leave-soot', 'wet-electrics', 'fire-reentry', 'no-relight'],
    services,
  },
  {
    id: 'board-up',
    question: 'Do you board up windows and cover the roof?',
    answer:
      'Yes. We close up broken windows, doors and roofs to keep out rain, cold and intruders. Please stay off the roof. Most policies ask you to prevent more damage, so keep the receipts for your insurer.',
    rules: ['no-roof', 'tell-insurer'],
    services,
  },
  {
    id: 'wash-clothes',
    question: 'Can I wash clothes that smell like smoke?',
    answer:
      'Please wait before you wash them. A normal wash or a hot dryer can set the soot and the smell in the cloth. Tell us which clothes you need soon, and we’ll have those looked at first.',
    rules: ['leave-soot', 'tell-us'],
    services,
  },
]

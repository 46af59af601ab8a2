import type { QuestionInGroup } from './question.ts'

const services = ['fire-damage'] as const

export const fire: readonly QuestionInGroup[] = [
  {
    id: 'back-in-after-fire',
    question: 'When may I go back in?',
    answer:
      'When the fire department says so, and not before: floors and stairs can fail after the flames are out. Leave gas, power and water as the firefighters left them.',
    services,
  },
  {
    id: 'wipe-soot',
    question: 'May I wipe off the soot?',
    answer:
      'Please do not. Rubbing drives soot into paint and cloth, and water can set the stain. Which cleaner works depends on what burned, so we test on a small spot first.',
    services,
  },
  {
    id: 'smell-after-fire',
    question: 'Will the smell go away?',
    answer:
      'Airing alone rarely does it, and a scent only covers it. The smell sits in residue: on surfaces, in cloth, in ducts and inside walls. It goes as the residue is removed; what cannot be cleaned has to be taken out.',
    services,
  },
  {
    id: 'food-after-fire',
    question: 'Can I keep food and medicine?',
    answer:
      'Not what was near heat, smoke or firefighting foam and water; public advice is to throw such food away. For medicine, ask a pharmacist. List and photograph what you discard.',
    services,
  },
  {
    id: 'electronics-after-fire',
    question: 'Can I switch on the furnace or the TV?',
    answer:
      'Not if it stood in the smoke. Soot can damage electronics once they run, and a furnace or air conditioner blows it into every room. Have them checked first.',
    services,
  },
  {
    id: 'board-up',
    question: 'Do you board up windows and cover the roof?',
    answer:
      'Yes. Openings are closed against weather and strangers first. Your policy most likely asks you to prevent further damage, so keep the papers for it.',
    services,
  },
  {
    id: 'wash-clothes',
    question: 'Can I wash clothes that smell of smoke?',
    answer:
      'Wait. An ordinary wash can set soot and smell in cloth. Bag what you need soon by itself, and let it be looked at before it goes into a machine or a dryer.',
    services,
  },
]

import type { QuestionInGroup } from './question.ts'

const services = ['basement-restoration'] as const

export const basement: readonly QuestionInGroup[] = [
  {
    id: 'sewage-backup',
    question: 'Sewage came up through the drain. What do I do?',
    answer:
      'Stop using water in the whole house: sinks, toilets, showers and washers. Keep everyone out, especially children and pets, and don’t touch it. If it gets on you, wash with soap at a neighbor’s house. Then call us, and a plumber for the sewer line. Carpet, padding and drywall that soaked it up are thrown away.',
    rules: ['sewage', 'stop-using-water', 'no-standing-water', 'discard-soaked'],
    services,
  },
  {
    id: 'sump-failed',
    question: 'The sump pump failed. What can I do?',
    answer:
      'Stay on the stairs, out of the water, and take a photo of the water line. If there is water on the floor, leave the pump and its plug alone. Never run a generator or gas-powered pump in a house, basement or garage, or within 20 feet of a door or window. Then call us and a plumber.',
    rules: ['no-standing-water', 'wet-electrics', 'engines-outdoors', 'photos-first'],
    services,
  },
  {
    id: 'where-from',
    question: 'How do I know where the water came from?',
    answer:
      'Look from the stairs. Note where you saw it first: at a wall, where the wall meets the floor, at the drain, at the sump pit, or at a pipe. Tell us where, whether it rained, and whether the sump pump ran. It helps us find the cause.',
    rules: ['no-standing-water', 'tell-us'],
    services,
  },
  {
    id: 'crawl-space',
    question: 'Do you work in crawl spaces?',
    answer:
      'Yes. We pump out, clean and dry a wet crawl space the way we do a basement. Stay out of it yourself. It’s tight, the air can be bad, and there may be live wires in the water.',
    rules: ['no-standing-water', 'open-pits', 'leave-mold'],
    services,
  },
  {
    id: 'finished-walls',
    question: 'Can the finished walls stay?',
    answer:
      'It depends on where the water came from, how high it got, and how long it stood. Drywall and insulation that soaked up sewage or floodwater come out. We clean and dry studs, block and concrete. We don’t close a wall until the readings show that it’s dry.',
    rules: ['discard-soaked'],
    services,
  },
  {
    id: 'waterproofing',
    question: 'Is this the same as waterproofing?',
    answer:
      'No. We get the basement clean and dry again, and our part ends there. To keep groundwater out, you need a plumber, a drainage contractor or a waterproofing company. Without that work, the water can come back.',
    rules: [],
    services,
  },
]

import type { QuestionInGroup } from './question.ts'

const services = ['water-damage'] as const

export const water: readonly QuestionInGroup[] = [
  {
    id: 'is-the-water-dirty',
    question: 'Is the water dirty?',
    answer:
      'The trade sorts water into three categories: clean from a supply pipe, used such as from a washer, and grossly contaminated such as from a sewer or a creek. Clean water gets worse as it stands. If you do not know, treat it as dirty and keep your hands out.',
    services: ['water-damage', 'basement-restoration'],
  },
  {
    id: 'how-long-to-dry',
    question: 'How long does drying take?',
    answer:
      'Usually days, not hours. Carpet gives its water up soon; plaster, hardwood and concrete hold on to it. The readings say when it is over, and nobody can name the day in advance.',
    services,
  },
  {
    id: 'machines-on',
    question: 'Why must the machines stay on? They are so loud.',
    answer:
      'Air movers pull water out of floors and walls, and dehumidifiers take it out of the air. When they stop, the water settles back in. If noise, heat or a breaker is a problem, call before you switch anything off: we can often move or change them.',
    services,
  },
  {
    id: 'is-it-dry',
    question: 'How do you know when it is dry?',
    answer:
      'We measure the same material in a part of your building that never got wet. The wet part is dry when its readings come back to that. A dry-feeling surface proves nothing.',
    services,
  },
  {
    id: 'mold-after-water',
    question: 'How soon can mold start?',
    answer:
      'The EPA’s advice is to dry wet things within 24 to 48 hours, because mold can start after that. If more time has passed, tell us: the work then begins with a look for mold, and not with fans.',
    services: ['water-damage', 'mold-remediation'],
  },
  {
    id: 'carpet-and-wood',
    question: 'Can carpet and wood floors be saved?',
    answer:
      'After clean water and a quick start, often. After sewage or creek water, carpet and pad go. Hardwood is dried slowly and judged by its readings, since it can cup first and flatten later.',
    services,
  },
  {
    id: 'why-not-fans',
    question: 'Should I set up my own fans?',
    answer:
      'Not until someone knows that the water is clean and that nothing is moldy. A fan over dirty water or mold spreads it through the house.',
    services: [],
  },
]

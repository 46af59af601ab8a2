import type { QuestionInGroup } from './question.ts'

const services = ['water-damage'] as const

export const water: readonly QuestionInGroup[] = [
  {
    id: 'is-the-water-dirty',
    question: 'Is the water dirty?',
    answer:
      'It depends on where it came from. Water from a supply pipe starts out clean. Water from a washer drain, or water that seeps through a wall or floor, is dirty. Sewage, creek water and water from the yard are the worst. Any water gets worse with time, so if you aren’t sure, stay out of it.',
    rules: ['water-category', 'sewage', 'dirty-floodwater'],
    services: ['water-damage', 'basement-restoration'],
  },
  {
    id: 'how-long-to-dry',
    question: 'How long does drying take?',
    answer:
      'It usually takes days, not hours. Carpet dries faster than plaster, hardwood or concrete. We take readings every day while the machines run, and we stop when the readings show that it’s dry. We can’t promise a date before that.',
    rules: [],
    services,
  },
  {
    id: 'machines-on',
    question: 'Why do the loud machines have to stay on?',
    answer:
      'Air movers pull water out of floors and walls, and dehumidifiers take it out of the air. If they stop, drying stops too. If the noise, the heat or a breaker is a problem, call us: we can often move or change a machine. If you smell burning, get out and call 911.',
    rules: ['tell-us', 'fire-out', 'call-911'],
    services,
  },
  {
    id: 'is-it-dry',
    question: 'How do you know when it’s dry?',
    answer:
      'We use a moisture meter. First we measure the same material in a part of your building that stayed dry. The wet part is dry when its readings match. A surface that feels dry can still be wet inside.',
    rules: [],
    services,
  },
  {
    id: 'mold-after-water',
    question: 'How soon can mold start to grow?',
    answer:
      'Mold can grow on things that stay wet for 24 to 48 hours. That’s why the EPA says to dry them within that time. If more time has passed, tell us when you call. We look for mold before we turn on any fans.',
    rules: ['dry-fast', 'no-air-over-dirt', 'tell-us'],
    services: ['water-damage', 'mold-remediation'],
  },
  {
    id: 'carpet-and-wood',
    question: 'Can you save my carpet and wood floors?',
    answer:
      'Often we can, if the water was clean and we start soon. After sewage or floodwater, soaked carpet and padding are thrown away. Hardwood dries slowly. It can cup at first and flatten later, so we go by the readings.',
    rules: ['discard-soaked'],
    services,
  },
  {
    id: 'why-not-fans',
    question: 'Should I set up my own fans?',
    answer:
      'Don’t turn on a fan until we know that the water is clean and nothing is moldy. A fan can blow germs and mold from one room into the next. After a leak from a supply pipe, you can open windows in dry weather.',
    rules: ['no-air-over-dirt', 'leave-mold', 'clean-leak'],
    services: [],
  },
]

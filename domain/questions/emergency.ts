import type { QuestionInGroup } from './question.ts'

export const emergency: readonly QuestionInGroup[] = [
  {
    id: 'is-it-an-emergency',
    question: 'Is this an emergency?',
    answer:
      'Yes, if water still runs, if you are not sure the power is safe, or if you cannot sleep in the house. Then call, at any hour. If anyone is in danger, call 911 first.',
    services: [],
  },
  {
    id: 'what-first',
    question: 'What do I do first?',
    answer:
      'Get people and pets out of danger. Stay out of standing water until the power to it is off. Stop the water if you can do so with dry feet. Then take photos from the door and call.',
    link: { path: '/services', label: 'First steps for each kind of damage' },
    services: [],
  },
  {
    id: 'how-fast',
    question: 'How fast can you be here?',
    answer:
      'That depends on where you are, on the roads, and on how many people call that night. Ask on the phone and you get an honest answer for your address. While you wait, we go through the first safe steps with you.',
    services: [],
  },
  {
    id: 'nights',
    question: 'Do you work at night and on holidays?',
    answer: 'Yes. The phone is answered day and night, on weekends and on holidays.',
    services: [],
  },
  {
    id: 'what-you-ask',
    question: 'What will you ask me on the phone?',
    answer:
      'Your name and a number to call back. Then: what happened, is it still going on, is everyone safe, and where is it. Everything else can wait.',
    link: { path: '/contact', label: 'Send the same by form' },
    services: [],
  },
  {
    id: 'can-i-stay',
    question: 'Can I stay in the house?',
    answer:
      'Often, if the water was clean, the power is safe and the wet rooms can be shut off. Not with sewage in the rooms you live in. Not without safe heat and power. After a fire, the fire department decides.',
    services: ['water-damage'],
  },
  {
    id: 'before-you-come',
    question: 'May I clean up before you come?',
    answer:
      'Take photos of everything first. Small dry things may be moved to a dry room. Leave soot, mold, sewage and anything under a sagging ceiling alone, and throw nothing away until your insurer has seen it or agreed.',
    services: [],
  },
  {
    id: 'pets',
    question: 'What about my pets?',
    answer:
      'Keep them out of wet, sooty or moldy rooms, and tell us that they are there: doors will stand open and machines are loud. If a pet breathed smoke or swallowed dirty water, ask a veterinarian.',
    services: [],
  },
]

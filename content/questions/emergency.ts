import type { QuestionInGroup } from './question.ts'

export const emergency: readonly QuestionInGroup[] = [
  {
    id: 'is-it-an-emergency',
    question: 'Is this an emergency?',
    answer:
      'Yes, if water is still running, if the power may not be safe, or if you can’t sleep in the house. Call us at any hour. If anyone is in danger, or you see fire or smell gas, get out first and call 911 from outside.',
    rules: ['call-911', 'gas-leave', 'fire-out'],
    services: [],
  },
  {
    id: 'what-first',
    question: 'What do I do first?',
    answer:
      'If anyone is in danger, or you see fire or smell gas, get out and call 911 from outside. Don’t go back in for pets or things. Stay out of standing water until the power is off. If the water comes from your own pipes, close the main valve, but only with dry feet. Then call us.',
    rules: ['call-911', 'fire-out', 'gas-leave', 'no-standing-water', 'close-valve'],
    link: { path: '/services', label: 'First steps for each kind of damage' },
    services: [],
  },
  {
    id: 'turn-off-power',
    question: 'Should I turn off the power?',
    answer:
      'Only if the breaker panel is dry and you reach it with dry hands and feet. Don’t touch it if you smell gas or after a fire. If water is near it, stay away and call your power company. If water has reached it or an outlet, get out and call 911 from a dry place. Stay out of the water until the power is off.',
    rules: ['dry-panel', 'no-standing-water', 'wet-electrics', 'gas-leave', 'fire-reentry', 'call-911'],
    services: [],
  },
  {
    id: 'sagging-ceiling',
    question: 'My ceiling is sagging. What do I do?',
    answer:
      'Get everyone out of the room and close the door. Don’t walk under the ceiling, and don’t poke it or try to hold it up. If water is dripping from a light, don’t touch the switch. Then call us. If the ceiling starts to come down, leave the house and call 911.',
    rules: ['no-load-above', 'wet-electrics', 'doubtful-building', 'call-911'],
    services: [],
  },
  {
    id: 'how-fast',
    question: 'How fast can you get here?',
    answer:
      'It depends on where you are, on the roads, and on how many other people need help. On the phone, we give you a time window and tell you what is safe to do until then. If a storm, a closed road or an unsafe scene holds us up, we call you before the window ends and give you a new one.',
    rules: [],
    services: [],
  },
  {
    id: 'nights',
    question: 'Do you work nights, weekends and holidays?',
    answer:
      'Yes. A person answers our phone at any hour, every day of the year, and we take emergency jobs day and night. After a big storm the lines can be busy. Keep trying, or send us the request form.',
    rules: ['tell-us'],
    link: { path: '/contact', label: 'Request form' },
    services: [],
  },
  {
    id: 'what-you-ask',
    question: 'What will you ask me on the phone?',
    answer:
      'We ask for your name, your address and a number to call you back. We also ask what happened, if it’s still going on, and if everyone is safe. Everything else can wait.',
    rules: [],
    link: { path: '/contact', label: 'Ask for help online' },
    services: [],
  },
  {
    id: 'can-i-stay',
    question: 'Can I stay in the house?',
    answer:
      'Often you can, if the water was clean, the power is safe, and you can close off the wet rooms. Stay somewhere else if sewage backed up, a ceiling sags, a wall bows or cracks, or the heat or power isn’t safe. If you smell gas, get out. After a fire, stay out until the fire department lets you in.',
    rules: ['sewage', 'no-load-above', 'doubtful-building', 'fire-reentry', 'wet-electrics', 'gas-leave'],
    services: ['water-damage'],
  },
  {
    id: 'before-you-come',
    question: 'Can I clean up before you get here?',
    answer:
      'Take photos first. After a leak from a supply pipe, with the power off and dry feet, you can mop, blot, and move light things to a dry room. In dry weather, open the windows. Leave soot, mold, sewage, floodwater and anything under a sagging ceiling alone.',
    rules: [
      'photos-first',
      'clean-leak',
      'light-things',
      'leave-soot',
      'leave-mold',
      'sewage',
      'dirty-floodwater',
      'no-load-above',
    ],
    services: [],
  },
  {
    id: 'pets',
    question: 'What should I do with my pets?',
    answer:
      'Keep them out of rooms with water, soot or mold. Tell us that they’re there, because we leave doors open and our machines are loud. If a pet breathed smoke or drank dirty water, call a veterinarian.',
    rules: ['sewage', 'leave-soot', 'leave-mold', 'tell-us', 'ask-office'],
    services: [],
  },
]

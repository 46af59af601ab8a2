import type { NeverSay } from './forbidden-phrases.ts'

/** What staff reads of each rule: what it is, and a sentence that it catches in each language. */
export const ruleWords: Readonly<
  Record<
    NeverSay,
    { readonly name: string; readonly catches: string; readonly en: string; readonly es: string }
  >
> = {
  price: {
    name: 'No price',
    catches: 'Amounts, rates, discounts, anything that is free',
    en: 'It costs about $200.',
    es: 'La visita es gratis.',
  },
  coverage: {
    name: 'No coverage',
    catches: 'What an insurer will pay or approve',
    en: 'Your insurance will cover it.',
    es: 'Su seguro va a pagar.',
  },
  arrival: {
    name: 'No arrival time',
    catches: 'When someone will be there',
    en: 'We will be there in 30 minutes.',
    es: 'Llegaremos en 30 minutos.',
  },
  'safe-to-stay': {
    name: 'No “safe to stay”',
    catches: 'That a place is safe, or that no one has to leave',
    en: 'You can stay in the house.',
    es: 'Pueden quedarse.',
  },
  advice: {
    name: 'No medical or electrical advice',
    catches: 'Treatment, and what to switch on or off',
    en: 'Turn off the breaker first.',
    es: 'Apague el breaker primero.',
  },
}

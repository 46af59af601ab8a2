import type { LeftToPeople } from './hearing/left-to-people.ts'

type Told = { readonly en: string; readonly es: string }

/** What a visitor reads where no automated answer is given to a question: that there is none, and what happens next. */
export const noAnswerWords: Readonly<Record<Exclude<LeftToPeople, 'safety'> | 'nothing', Told>> = {
  nothing: {
    en: 'We have no automated answer to that. Someone from our office will answer you here.',
    es: 'No tenemos una respuesta automática a eso. Alguien de nuestra oficina le contestará aquí.',
  },
  price: {
    en: 'Automated answers don’t give prices. Someone from our office will answer you here.',
    es: 'Las respuestas automáticas no dan precios. Alguien de nuestra oficina le contestará aquí.',
  },
  coverage: {
    en: 'Automated answers can’t say what insurance pays. Someone from our office will answer you here.',
    es: 'Las respuestas automáticas no pueden decir qué paga el seguro. Alguien de nuestra oficina le contestará aquí.',
  },
}

/** What is added, but for whoever can’t or won’t call, and whoever is in danger: 911 comes first, and a phone may light gas. */
export const callIsFaster: Told = {
  en: 'It may be faster to call us.',
  es: 'Llamarnos puede ser más rápido.',
}

/** Who says it, as the visitor reads it. */
export const automatedName = { en: 'Automated answer', es: 'Respuesta automática' } as const

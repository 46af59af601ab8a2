import type { ReportKind } from '#domain/equipment/reports/report.ts'
import type { Language } from '#domain/preferences/language.ts'

type UnitWords = {
  other: { language: Language; name: string }
  unit: string
  title: string
  lead: string
  choose: string
  kinds: Readonly<Record<ReportKind, string>>
  now: string
  call: string
  received: { title: string; lead: string; again: string }
  gone: { title: string; lead: string }
}

/** What the page behind the QR code of a unit says. */
export const unitWords: Readonly<Record<Language, UnitWords>> = {
  en: {
    other: { language: 'es', name: 'Español' },
    unit: 'Machine',
    title: 'Is something wrong with this machine?',
    lead: 'Tell us with one tap. You don’t need an account, and we don’t ask who you are.',
    choose: 'What’s wrong?',
    kinds: {
      too_loud: 'It’s too loud',
      no_power: 'It has no power',
      leaking: 'It’s leaking water',
      please_call: 'Please call me about it',
    },
    now: 'If you can’t wait, call us. A person answers day and night.',
    call: 'Call',
    received: {
      title: 'We have your report',
      lead: 'Our office finds out where this machine is and follows up.',
      again: 'Report something else',
    },
    gone: {
      title: 'This label is no longer in use',
      lead: 'We can’t take reports about this machine here. Please call us.',
    },
  },
  es: {
    other: { language: 'en', name: 'English' },
    unit: 'Máquina',
    title: '¿Hay algún problema con esta máquina?',
    lead: 'Avísenos con un toque. No necesita una cuenta y no le preguntamos quién es.',
    choose: '¿Qué pasa?',
    kinds: {
      too_loud: 'Hace demasiado ruido',
      no_power: 'No tiene corriente',
      leaking: 'Pierde agua',
      please_call: 'Por favor, llámenme',
    },
    now: 'Si no puede esperar, llámenos. Una persona contesta de día y de noche.',
    call: 'Llamar al',
    received: {
      title: 'Recibimos su aviso',
      lead: 'Nuestra oficina averigua dónde está esta máquina y se ocupa.',
      again: 'Avisar de otra cosa',
    },
    gone: {
      title: 'Esta etiqueta ya no se usa',
      lead: 'Aquí no podemos recibir avisos sobre esta máquina. Por favor, llámenos.',
    },
  },
}

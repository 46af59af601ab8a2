import { Refusal } from '#platform/refusal.ts'
import { maxPhotos } from '#domain/leads/lead-choices.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import type { Language } from '#domain/preferences/language.ts'

/** What is refused to a visitor is read in the chat, so it is told in its language. */
const sentences = {
  'changes-full': {
    en: 'You changed your request many times. Please call us and tell us the rest.',
    es: 'Cambió su solicitud muchas veces. Llámenos y díganos lo demás, por favor.',
  },
  'chat-blocked': {
    en: 'We can’t take messages from your connection today. Please call us: we answer day and night.',
    es: 'Hoy no podemos recibir mensajes desde su conexión. Llámenos: contestamos de día y de noche.',
  },
  'chat-full': {
    en: 'This conversation is full. Please call us.',
    es: 'Esta conversación está llena. Llámenos, por favor.',
  },
  'device-not-confirmed': {
    en: 'You opened this chat with a link from our office. For this, open the chat where you started it, go to “Continue on another device”, and say that this device is yours. Or call us.',
    es: 'Abrió este chat con un enlace de nuestra oficina. Para esto, abra el chat donde lo empezó, vaya a «Continuar en otro dispositivo» e indique que este dispositivo es suyo. O llámenos.',
  },
  'photos-full': {
    en: `We have ${maxPhotos} photos of yours, as many as we can take.`,
    es: `Ya tenemos sus ${maxPhotos} fotos, el máximo.`,
  },
} as const

/** The same where it is too much for now. */
export function tooManyOfVisitor(phone: string, language: Language) {
  const number = displayPhone(phone)
  return {
    en: `We received many messages from your connection. Please call ${number}: we answer day and night.`,
    es: `Recibimos muchos mensajes desde su conexión. Llame al ${number}: contestamos de día y de noche.`,
  }[language]
}

export function visitorRefusal(code: keyof typeof sentences, language: Language) {
  return new Refusal(409, code, sentences[code][language])
}

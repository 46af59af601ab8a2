/** What is said where a number is asked for, beside the words of the panel. Spanish has to be read by someone who grew up with it before it goes out. */
export const numberWords = {
  en: {
    label: 'Your phone number',
    wished: 'Shall we text this number?',
    bad: 'Enter a 10-digit phone number.',
    consent:
      'By choosing “Text me” you agree to texts from Mission Restore about your request. Message and data rates may apply. Reply STOP to end. We help you either way.',
    back: 'Back',
  },
  es: {
    label: 'Su número de teléfono',
    wished: '¿Le escribimos a este número?',
    bad: 'Escriba un número de 10 dígitos.',
    consent:
      'Con “Por texto” acepta recibir mensajes de texto de Mission Restore sobre su solicitud. Pueden aplicarse tarifas de mensajes y datos. Responda STOP para no recibir más. Le ayudamos de todos modos.',
    back: 'Volver',
  },
} as const

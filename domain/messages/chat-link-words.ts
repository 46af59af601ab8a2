/** Stands in a text message for the link to the chat, which is put in as it is sent. */
export const linkMark = '[link]'

export const chatLinkWords = {
  en: 'Continue our chat here, on any device. The link works for three days:',
  es: 'Continúe nuestro chat aquí, en cualquier dispositivo. El enlace sirve por tres días:',
} as const

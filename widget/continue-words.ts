/** What the page of a chat's link says to whoever opens it. */
export const continueWords = {
  en: {
    replaces: 'This browser has another chat. Opening this one takes its place here.',
    gone: 'This link no longer works. Please call us.',
    failed: 'The chat could not be opened. Check your connection and try again, or call us.',
  },
  es: {
    replaces: 'Este navegador tiene otro chat. Al abrir este, toma su lugar aquí.',
    gone: 'Este enlace ya no funciona. Llámenos, por favor.',
    failed: 'No se pudo abrir el chat. Revise su conexión e inténtelo de nuevo, o llámenos.',
  },
} as const

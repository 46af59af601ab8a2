/** What the page of a chat's link says to whoever opens it. */
export const continueWords = {
  en: {
    replaces: 'This browser already has a chat open. If you open this one, it replaces the other.',
    gone: 'This link no longer works. Please call us.',
    failed: 'We couldn’t open the chat. Check your connection and try again, or call us.',
  },
  es: {
    replaces: 'Este navegador ya tiene un chat abierto. Si abre este, reemplazará al otro.',
    gone: 'Este enlace ya no funciona. Llámenos, por favor.',
    failed: 'No pudimos abrir el chat. Revise su conexión e inténtelo de nuevo, o llámenos.',
  },
} as const

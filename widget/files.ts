/** What `buildWidget` makes, and the server serves as `/api/chatbot/<name>.js`. */
export const widgetFiles = [
  'embed',
  'panel',
  'danger',
  'number',
  'urgent',
  'later',
  'es',
  'photos',
  'proof',
  'more',
  'qr',
  'continue',
] as const

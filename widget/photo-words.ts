import { maxPhotoMegabytes } from '#domain/photos/photo-limits.ts'
import { maxPhotos } from '#domain/leads/lead-choices.ts'

/** What is wrong with a photo. */
export const photoWords = {
  en: {
    full: `You can send up to ${maxPhotos} photos.`,
    large: `Not sent. This photo is larger than ${maxPhotoMegabytes} MB.`,
    unread: 'Not sent. We couldn’t read this photo.',
    lost: 'This photo is no longer on your phone. Please add it again.',
  },
  es: {
    full: `Puede enviar hasta ${maxPhotos} fotos.`,
    large: `No se envió. La foto pesa más de ${maxPhotoMegabytes} MB.`,
    unread: 'No se envió. No pudimos leer la foto.',
    lost: 'La foto ya no está en su teléfono. Agréguela otra vez.',
  },
} as const

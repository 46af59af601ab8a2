import { maxPhotoMegabytes } from '#domain/photos/photo-limits.ts'
import { maxPhotos } from '#domain/leads/lead-choices.ts'

/** What is wrong with a photo. */
export const photoWords = {
  en: {
    full: `There is room for ${maxPhotos} photos.`,
    large: `Not sent. Too large: a photo may have ${maxPhotoMegabytes} MB.`,
    unread: 'Not sent. It could not be read.',
    lost: 'It is no longer on this phone. Please add it again.',
  },
  es: {
    full: `Hay lugar para ${maxPhotos} fotos.`,
    large: `No se envió. Demasiado grande: una foto puede tener ${maxPhotoMegabytes} MB.`,
    unread: 'No se envió. No se pudo leer.',
    lost: 'Ya no está en este teléfono. Agréguela otra vez.',
  },
} as const

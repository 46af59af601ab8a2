import type { LegalBlock } from './legal-block.ts'

/** Consent to show photos of someone's home in public. It is apart from the photos that document a job. */
export const photoPublication: LegalBlock = {
  block: 'photo_publication',
  version: 1,
  states: [],
  review: 'have counsel review',
  en: `If you answer yes, we may show photos of the work at your property in the places you choose, until the date you choose. We name only the town. We do not show your name, your street address, people, papers or license plates, and we remove the location and time data from each photo.

You do not have to agree. Your answer changes nothing about our work, its price or your insurance claim. You can change your mind at any time by telling our office. We then remove the photos from the pages that we control. We can't take back copies that other people have made.

This does not cover the photos we take to document the work for you and your insurance company.`,
  es: `Si contesta que sí, podemos mostrar fotos del trabajo en su propiedad en los lugares que usted elija y hasta la fecha que usted elija. Solo mencionamos la ciudad. No mostramos su nombre, su calle y número, personas, documentos ni placas de vehículos, y quitamos de cada foto los datos de lugar y hora.

No tiene que aceptar. Su respuesta no cambia nada en nuestro trabajo, en su precio ni en su reclamo al seguro. Puede cambiar de opinión en cualquier momento si avisa a nuestra oficina. Entonces quitamos las fotos de las páginas que controlamos. No podemos recuperar las copias que otras personas hayan hecho.

Esto no se refiere a las fotos que tomamos para documentar el trabajo para usted y su aseguradora.`,
}

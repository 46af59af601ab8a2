import type { LegalBlock } from './legal-block.ts'

/** What an inspection for moisture tells, and what it doesn't. */
export const inspectionLimits: LegalBlock = {
  block: 'inspection_limits',
  version: 1,
  states: [],
  review: 'have counsel review',
  en: `This report says what we saw and measured in the places listed, on the day and at the time shown. Moisture changes with weather and use, so later readings can be different. We did not open walls, floors or ceilings unless the report says so, and we can't speak for places we could not reach.

This is not a home inspection, a test for mold, asbestos or lead, or an opinion on what your insurance covers.`,
  es: `Este informe dice lo que vimos y medimos en los lugares indicados, en el día y a la hora que se muestran. La humedad cambia con el clima y el uso, por lo que otras lecturas pueden ser diferentes. No abrimos paredes, pisos ni techos salvo que el informe lo diga, y no podemos hablar de los lugares a los que no pudimos llegar.

Esto no es una inspección completa de la casa, ni una prueba de moho, asbesto o plomo, ni una opinión sobre lo que cubre su seguro.`,
}

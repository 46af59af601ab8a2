import type { LegalBlock } from './legal-block.ts'

/** Facts only: what was measured, and what that doesn't say. */
export const dryingStatement: LegalBlock = {
  block: 'drying_statement',
  version: 1,
  states: [],
  review: 'have counsel review',
  en: `On the day of the last readings, we measured the points that are listed above with the meters and scales that are listed there. Points that are marked as dry were at their goal or within the tolerance that our company dries to. Where the list says so, the goal was read in the same kind of material in a dry area of the building. Points that were not dry, and goals that came from elsewhere, are named under exceptions.

This certificate is about these points on that day. It does not say anything about places that we did not measure, about mold, or about water that comes in later.

A signature of the owner or of the adjuster confirms that they received this certificate.`,
  es: `El día de las últimas lecturas medimos los puntos de la lista de arriba con los medidores y escalas que ahí se indican. Los puntos marcados como secos estaban en su meta o dentro de la tolerancia con la que seca nuestra empresa. Donde la lista lo dice, la meta se leyó en el mismo tipo de material en un área seca del edificio. Los puntos que no estaban secos y las metas que vienen de otra parte se indican en las excepciones.

Este certificado trata de esos puntos en ese día. No dice nada sobre lugares que no medimos, sobre moho ni sobre agua que entre después.

La firma del dueño o del ajustador confirma que recibió este certificado.`,
}

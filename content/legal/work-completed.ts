import type { LegalBlock } from './legal-block.ts'

/** What the owner says by signing that the work is done. */
export const workCompleted: LegalBlock = {
  block: 'work_completed',
  version: 1,
  states: [],
  review: 'have counsel review',
  en: `By signing, you say that you walked through the work areas, or chose not to, and that as far as you can see the work listed on this form is done, except for what is listed as open.

Your signature does not give up any right you have if something turns out to be wrong with the work. It does not change the price in your agreement, and it does not promise that an insurance company will pay.`,
  es: `Al firmar, usted dice que recorrió las áreas de trabajo, o que prefirió no hacerlo, y que hasta donde puede ver el trabajo que aparece en este formulario está terminado, excepto lo que aparece como pendiente.

Con su firma no renuncia a ningún derecho que tenga si después se encuentra algo mal en el trabajo. Su firma no cambia el precio de su contrato ni promete que una aseguradora vaya a pagar.`,
}

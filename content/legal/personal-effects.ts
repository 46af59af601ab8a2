import type { LegalBlock } from './legal-block.ts'

/** What next of kin say who get personal things back. */
export const personalEffects: LegalBlock = {
  block: 'personal_effects',
  version: 1,
  states: [],
  review: 'have counsel review',
  en: `By signing, you say that you may receive these things, as next of kin or for the estate, and that you got what is marked as handed over on this list.

You may look at everything before you sign, and you may ask us to keep things until you are ready. We throw nothing personal away without separate permission. Your signature does not give up any right you have. [Counsel: put in what proof we ask for from the person who receives the things.]`,
  es: `Al firmar, usted dice que puede recibir estas cosas, como familiar más cercano o en nombre de la sucesión, y que recibió lo que está marcado como entregado en esta lista.

Puede mirar todo antes de firmar y puede pedirnos que guardemos las cosas hasta que esté listo. No desechamos nada personal sin otro permiso. Con su firma no renuncia a ningún derecho que tenga. [Abogado: indicar qué prueba pedimos a la persona que recibe las cosas.]`,
}

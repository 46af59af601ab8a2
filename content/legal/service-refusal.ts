import type { LegalBlock } from './legal-block.ts'

/** What an owner says who doesn't want what was recommended, or wants equipment out early. */
export const serviceRefusal: LegalBlock = {
  block: 'service_refusal',
  version: 1,
  states: [],
  review: 'have counsel review',
  en: `By signing, you say that we explained what we recommend and the risks marked on this form, that you could ask questions, and that you decided not to have this work done, or to have the equipment removed now.

We can't confirm that an area is dry or clean where you asked us to stop. [Counsel: put in the extent to which the owner takes responsibility for damage that follows from this decision, as the law of the state allows.]

You can change your mind. Call our office and we will tell you what can still be done and what it costs.`,
  es: `Al firmar, usted dice que le explicamos lo que recomendamos y los riesgos marcados en este formulario, que pudo hacer preguntas y que decidió que no se haga este trabajo, o que se retiren los equipos ahora.

No podemos confirmar que un área está seca o limpia si usted nos pidió parar ahí. [Abogado: indicar hasta qué punto el dueño asume la responsabilidad por los daños que resulten de esta decisión, según lo permita la ley del estado.]

Puede cambiar de opinión. Llame a nuestra oficina y le diremos qué se puede hacer todavía y cuánto cuesta.`,
}

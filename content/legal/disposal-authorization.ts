import type { LegalBlock } from './legal-block.ts'

/** Leave to throw away things that belong to someone. */
export const disposalAuthorization: LegalBlock = {
  block: 'disposal_authorization',
  version: 1,
  states: [],
  review: 'have counsel review',
  en: `By signing, you say that the things on this list are yours, or that you may decide about them, and that we may throw them away. You looked at the list, and you had the time to take back anything you want to keep.

Once a thing is thrown away, we can't get it back. Your insurance company may want to see things before they are gone. If it has asked you to keep something, tell us before you sign.

Your signature allows only what is on this list. It does not set what a thing is worth, and it does not promise that your insurance will pay for it.`,
  es: `Al firmar, usted dice que las cosas de esta lista son suyas, o que puede decidir sobre ellas, y que podemos desecharlas. Usted revisó la lista y tuvo tiempo para quedarse con lo que quiera conservar.

Una vez desechada una cosa, no podemos recuperarla. Su aseguradora puede querer ver las cosas antes de que se desechen. Si le pidió guardar algo, díganoslo antes de firmar.

Su firma permite solo lo que está en esta lista. No fija cuánto vale una cosa ni promete que su seguro la vaya a pagar.`,
}

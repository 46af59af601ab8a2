import type { LegalBlock } from './legal-block.ts'

/** Why materials may have to be tested before they are disturbed. */
export const testBeforeWork: LegalBlock = {
  block: 'test_before_work',
  version: 1,
  states: [],
  review: 'have counsel review',
  en: `Some building materials hold asbestos or lead, and you can’t tell by looking. Cutting or breaking them can spread harmful dust. Before we disturb the materials on this list, they have to be tested, or treated as if they held it.

Until then we leave these materials alone. Drying can take longer because of it. An independent laboratory tests the samples. [Counsel: put in who may take samples, and who has to be notified before the work, by the law of the state.]`,
  es: `Algunos materiales de construcción contienen asbesto o plomo, y no se puede saber a simple vista. Cortarlos o romperlos puede esparcir polvo dañino. Antes de tocar los materiales de esta lista hay que analizarlos o tratarlos como si lo contuvieran.

Hasta entonces no tocamos esos materiales. Por eso el secado puede tardar más. Un laboratorio independiente analiza las muestras. [Abogado: indicar quién puede tomar muestras y a quién hay que avisar antes del trabajo, según la ley del estado.]`,
}

import type { LegalBlock } from './legal-block.ts'

/** Leave to take someone's things away to clean and store them. */
export const contentsRelease: LegalBlock = {
  block: 'contents_release',
  version: 1,
  states: [],
  review: 'have counsel review',
  en: `By signing, you let us pack the things on this list, take them from the property, and clean and store them. You keep cash, jewelry, medicine, weapons, important papers and anything that can't be replaced, unless the list names it.

The condition on the list is what we could see while packing. Tell us now if something on it is wrong. [Counsel: put in how we answer for things in our care, what our insurance covers, storage charges, and when unclaimed things may be sold or thrown away.]

We throw nothing away without your separate signature.`,
  es: `Al firmar, usted nos permite empacar las cosas de esta lista, llevarlas fuera de la propiedad, limpiarlas y guardarlas. Usted se queda con el dinero, las joyas, las medicinas, las armas, los documentos importantes y todo lo que no se pueda reemplazar, salvo que esté en la lista.

El estado que indica la lista es lo que pudimos ver al empacar. Díganos ahora si algo está mal. [Abogado: indicar cómo respondemos por las cosas a nuestro cuidado, qué cubre nuestro seguro, los cargos de almacenamiento y cuándo se pueden vender o desechar las cosas que nadie reclama.]

No desechamos nada sin otra firma suya.`,
}

/** What an owner says who gets things back. */
export const contentsReceipt: LegalBlock = {
  block: 'contents_receipt',
  version: 1,
  states: [],
  review: 'have counsel review',
  en: `By signing, you say that you got back the boxes and things marked as returned, except for what is listed as missing or damaged.

You can open boxes later. If you find something missing or damaged then, tell our office as soon as you can. Your signature does not give up any right you have.`,
  es: `Al firmar, usted dice que recibió de vuelta las cajas y cosas marcadas como devueltas, excepto lo que aparece como faltante o dañado.

Puede abrir las cajas después. Si entonces encuentra que algo falta o está dañado, avise a nuestra oficina lo antes posible. Con su firma no renuncia a ningún derecho que tenga.`,
}

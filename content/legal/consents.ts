import type { LegalBlock } from './legal-block.ts'

export const photoConsent: LegalBlock = {
  block: 'photo_consent',
  version: 1,
  states: [],
  review: 'have counsel review',
  en: `We take photos and videos of the damage and of our work. We need them to plan the work, and to show you and, if you have a claim, your insurance company what was done.

We use photos in advertising only if you answer yes below. We then leave out names, street addresses, faces, license plates and papers. You may change your mind at any time: tell us, and we take the photos down from our own pages. Your answer does not change the work or its price.`,
  es: `Tomamos fotos y videos del daño y de nuestro trabajo. Los necesitamos para planear el trabajo y para mostrarle a usted y, si hay un reclamo, a su aseguradora lo que se hizo.

Usamos fotos en publicidad solo si usted responde que sí abajo. En ese caso no mostramos nombres, direcciones, caras, placas de vehículos ni documentos. Usted puede cambiar de opinión en cualquier momento: avísenos y quitamos las fotos de nuestras propias páginas. Su respuesta no cambia el trabajo ni el precio.`,
}

export const textConsent: LegalBlock = {
  block: 'text_consent',
  version: 1,
  states: [],
  review: 'have counsel review',
  en: `If you answer yes below, we send text messages about this job to the mobile number that you give us: when we come, what we need from you, and copies of papers. Some of them may be sent automatically. We send no advertising by text.

You don't have to agree to order work. Message and data rates may apply. To stop the messages, answer STOP to any of them.`,
  es: `Si usted responde que sí abajo, enviamos mensajes de texto sobre este trabajo al número de celular que nos dé: cuándo llegamos, qué necesitamos de usted y copias de documentos. Algunos pueden enviarse automáticamente. No enviamos publicidad por mensaje de texto.

No es necesario aceptar para contratar el trabajo. Pueden aplicarse tarifas de mensajes y datos. Para dejar de recibirlos, responda STOP a cualquiera de ellos.`,
}

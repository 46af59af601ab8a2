import type { Language } from '#domain/preferences/language.ts'
/** The words of what is seldom needed. Spanish has to be read by someone who grew up with it before it goes out. */
export const moreWords = {
  en: {
    title: 'More',
    close: 'Close this list',
    elsewhere: 'Continue on another device',
    erase: 'Delete this conversation',
    notYet: 'Write something first. Then you can continue on another device, or delete the conversation.',
    notSent:
      'What you wrote has not been sent yet. Once it is, you can continue on another device, or delete the conversation.',
    open: (until: string) =>
      `Open this link on your other device by ${until}. Anyone who has it can read this conversation and write here.`,
    address: 'Link to this conversation',
    copy: 'Copy the link',
    copied: 'Copied.',
    scan: 'Or point the camera of the other device at this code.',
    devices: 'Also open on',
    opened: (at: string, by?: string | null) =>
      `A device, since ${at}${by ? `, with a link from ${by} in our office` : ''}`,
    mine: 'This device is mine',
    end: 'Close it on that device',
    back: 'Back',
    ask: 'Delete this conversation?',
    goes: 'We delete this conversation from all devices. Copies stay in older backups until newer ones replace them.',
    photosGo: 'Your photos are deleted too.',
    stays: (reference: string) =>
      `We keep your request ${reference}: your phone number, what happened, your first messages and your photos.`,
    choices: 'How to have the request deleted',
    yes: 'Delete it now',
    no: 'Keep it',
    erased: 'The conversation is deleted.',
    failed: 'That didn’t work. Check your connection and try again, or call us.',
    still: 'Are you still there? If anyone is in danger, call 911 first. Then call us.',
    call: (phone: string) => `Call ${phone}`,
    next: 'What happens next',
    steps: [
      'We call or text the number you gave.',
      'We ask what we don’t know yet. You don’t have to write anything more.',
      'If you want a crew and we can help, we agree on a time.',
    ],
    over: 'If you need us again, write here or call.',
    tips: 'What to do in the meantime',
  },
  es: {
    title: 'Más',
    close: 'Cerrar esta lista',
    elsewhere: 'Continuar en otro dispositivo',
    erase: 'Borrar esta conversación',
    notYet: 'Primero escriba algo. Después puede continuar en otro dispositivo o borrar la conversación.',
    notSent:
      'Lo que escribió aún no se ha enviado. Cuando se envíe, puede continuar en otro dispositivo o borrar la conversación.',
    open: (until: string) =>
      `Abra este enlace en su otro dispositivo antes del ${until}. Quien lo tenga puede leer esta conversación y escribir aquí.`,
    address: 'Enlace de esta conversación',
    copy: 'Copiar el enlace',
    copied: 'Copiado.',
    scan: 'O apunte la cámara del otro dispositivo a este código.',
    devices: 'También abierta en',
    opened: (at: string, by?: string | null) =>
      `Un dispositivo, desde ${at}${by ? `, con un enlace de ${by}, de nuestra oficina` : ''}`,
    mine: 'Este dispositivo es mío',
    end: 'Cerrarlo en ese dispositivo',
    back: 'Volver',
    ask: '¿Borrar esta conversación?',
    goes: 'Borramos esta conversación de todos los dispositivos. En copias de seguridad antiguas permanece hasta que otras nuevas las reemplazan.',
    photosGo: 'Sus fotos también se borran.',
    stays: (reference: string) =>
      `Conservamos su solicitud ${reference}: su número de teléfono, lo que pasó, sus primeros mensajes y sus fotos.`,
    choices: 'Cómo pedir que se borre la solicitud (en inglés)',
    yes: 'Borrarla ahora',
    no: 'Conservarla',
    erased: 'La conversación está borrada.',
    failed: 'No funcionó. Revise su conexión e inténtelo de nuevo, o llámenos.',
    still: '¿Sigue ahí? Si alguien está en peligro, llame primero al 911. Después llámenos.',
    call: (phone: string) => `Llamar al ${phone}`,
    next: 'Qué sigue',
    steps: [
      'Le llamamos o le enviamos un mensaje de texto al número que nos dio.',
      'Preguntamos lo que aún no sabemos. No tiene que escribir nada más.',
      'Si quiere que vayamos y podemos ayudarle, acordamos una hora.',
    ],
    over: 'Si nos vuelve a necesitar, escriba aquí o llame.',
    tips: 'Qué hacer mientras tanto (en inglés)',
  },
} as const

export type MoreWords = (typeof moreWords)[Language]

/** A reply that is ready, under the word that is typed after "/". */
export type Canned = { readonly key: string; readonly en: string; readonly es: string }

export const cannedReplies: readonly Canned[] = [
  {
    key: 'crew',
    en: 'A crew is on its way to you. We will call before we arrive.',
    es: 'Un equipo va en camino. Le llamamos antes de llegar.',
  },
  {
    key: 'photos',
    en: 'Can you send us a photo or two of the damage? Only if you can do it safely.',
    es: '¿Nos puede mandar una o dos fotos del daño? Solo si lo puede hacer sin peligro.',
  },
  {
    key: 'number',
    en: '{name}, what number can we reach you at?',
    es: '{name}, ¿a qué número le podemos llamar?',
  },
  {
    key: 'hello',
    en: '{name}, this is {me}. How can I help?',
    es: '{name}, soy {me}. ¿En qué le puedo ayudar?',
  },
  {
    key: 'valve',
    en: 'Go to the main valve where the pipe comes into the house and turn it off. Is it a wheel or a lever?',
    es: 'Cierre la llave principal, donde el tubo entra a la casa. ¿Es una rueda o una palanca?',
  },
  {
    key: 'call',
    en: 'You can call us at {phone} at any time, day or night.',
    es: 'Nos puede llamar al {phone} a cualquier hora.',
  },
]

type Fields = { name: string; me: string; phone: string }

/** The reply with its fields filled in. Of a visitor whose name is not known the sentence begins without it. */
export function filledIn(words: string, { name, me, phone }: Fields) {
  const named = name ? words.replace('{name}', name) : capital(words.replace(/\{name\},? ?/, ''))
  return named.replace('{me}', me).replace('{phone}', phone)
}

/** Those whose word begins with what is typed after "/", or null where no reply is looked for. */
export function cannedFor(typed: string): readonly Canned[] | null {
  const sought = /^\/(\w*)$/.exec(typed)?.[1]
  if (sought === undefined) return null
  return cannedReplies.filter(({ key }) => key.startsWith(sought.toLowerCase()))
}

function capital(words: string) {
  return words.replace(/\p{Letter}/u, (letter) => letter.toUpperCase())
}

import type { Passage } from '#domain/chat/answers/passage.ts'

type Told = NonNullable<Passage['inSpanish']>

/**
 * What the site says about water, power, sewage and ceilings, for who asks in Spanish: by the address and title of the passage, each saying
 * what its English one says and standing on the same rules. Change one only together with the other. Has to be read by someone who grew up
 * with Spanish before it goes out.
 */
const told: Readonly<Record<string, Told>> = {
  '/faq#what-first What do I do first?': {
    title: '¿Qué hago primero?',
    text: 'Si alguien está en peligro, ve fuego o huele a gas, salga y llame al 911 desde afuera. No vuelva por mascotas ni cosas. No entre en agua estancada hasta que la electricidad esté apagada. Si el agua es de sus propias tuberías, cierre la llave principal, pero solo con los pies secos. Luego llámenos.',
  },
  '/faq#turn-off-power Should I turn off the power?': {
    title: '¿Debo apagar la electricidad?',
    text: 'Solo si el tablero está seco y llega a él con manos y pies secos. No lo toque si huele a gas o después de un incendio. Si hay agua cerca, aléjese y llame a la compañía de electricidad. Si el agua llegó al tablero o a un enchufe, salga y llame al 911 desde un lugar seco. No entre en el agua hasta que esté apagada.',
  },
  '/faq#sagging-ceiling My ceiling is sagging. What do I do?': {
    title: 'El techo se está hundiendo. ¿Qué hago?',
    text: 'Saque a todos del cuarto y cierre la puerta. No pase por debajo del techo, y no lo pinche ni trate de sostenerlo. Si cae agua de una lámpara, no toque el apagador. Luego llámenos. Si el techo empieza a caerse, salga de la casa y llame al 911.',
  },
  '/faq#sewage-backup Sewage came up through the drain. What do I do?': {
    title: 'Salieron aguas negras por el drenaje. ¿Qué hago?',
    text: 'Deje de usar agua en toda la casa. Que nadie entre, sobre todo niños y mascotas, y no la toque. Si le cae encima, lávese con jabón en casa de un vecino. Luego llámenos, y a un plomero para el drenaje. La alfombra, el acojinado y el panel de yeso que la absorbieron se tiran.',
  },
  '/faq#sump-failed The sump pump failed. What can I do?': {
    title: 'Falló la bomba del sótano. ¿Qué puedo hacer?',
    text: 'Quédese en la escalera, fuera del agua, y tome una foto de la línea del agua. Si hay agua en el piso, deje la bomba y su enchufe como están. Nunca use un generador ni una bomba de gasolina dentro de la casa, el sótano o el garaje, ni a menos de 20 pies de una puerta o ventana. Luego llámenos, y a un plomero.',
  },
  '/services/water-damage#now Water Damage: What to do now': {
    title: 'Daños por agua: qué hacer ahora',
    text: 'No entre en agua estancada hasta que la electricidad de esa zona esté apagada. Si el tablero o el piso cerca de él está mojado, déjelo y llame a la compañía de electricidad. Si el agua es de sus propias tuberías y tiene los pies secos, cierre la llave principal. No se ponga debajo de un techo mojado o hundido.',
  },
  '/services/water-damage#shut-it-off Water Damage: Main valve': {
    title: 'Llave principal del agua',
    text: 'Está adentro, donde entra la tubería del agua. Si el piso alrededor está mojado, déjela y llame a la compañía de agua. Si tiene volante, gírelo a la derecha hasta que pare. Si tiene palanca, gírela hasta que quede atravesada en el tubo. Si no gira, no la fuerce. Pruebe la siguiente llave.',
  },
  '/services/water-damage#shut-it-off Water Damage: Meter valve': {
    title: 'Llave del medidor',
    text: 'Busque una llave en el tubo entre el medidor y la casa. Ciérrela de la misma manera, y solo con los pies secos. No toque el sello ni el cable del medidor. Si el medidor está en un pozo afuera, no lo abra. Llame a la compañía de agua.',
  },
  '/services/water-damage#shut-it-off Water Damage: Curb valve': {
    title: 'Llave de la banqueta',
    text: 'Está debajo de una tapa redonda cerca de la banqueta. No la abra. Casi todas las compañías de agua cierran esta llave ellas mismas. Llame a su línea de emergencia: el número está en su recibo de agua.',
  },
  '/services/water-damage#shut-it-off Water Damage: When no valve helps': {
    title: 'Cuando ninguna llave sirve',
    text: 'Ninguna llave detiene el agua que viene del suelo, de un arroyo o de un drenaje. Si es lo que ve, no entre en ella y llámenos. Si tiene un pozo propio, cierre la llave del tanque de presión, pero solo si llega con los pies secos.',
  },
  '/services/water-damage#burst-pipe Water Damage: Burst or frozen pipe': {
    title: 'Tubería rota o congelada',
    text: 'Si tiene los pies secos, cierre la llave principal, aunque la tubería solo esté congelada. Puede gotear cuando se descongele. El agua puede correr dentro de la pared, así que la revisamos con un medidor.',
  },
  '/services/water-damage#roof Water Damage: Roof leak or ice dam': {
    title: 'Gotera en el techo',
    text: 'No suba al techo ni a una escalera. No se ponga debajo de un techo que se esté hundiendo, y aléjese de una lámpara de la que caiga agua. Cubrimos la abertura, revisamos el techo y el aislante, y los secamos o los quitamos.',
  },
  '/services/water-damage#sewage Water Damage: Sewage or drain backup': {
    title: 'Aguas negras o drenaje tapado',
    text: 'Deje de usar agua en toda la casa, porque puede volver a salir por el drenaje. Trate el agua como aguas negras aunque se vea limpia. No entre en ella, no deje acercarse a niños ni mascotas, y no la trapee.',
  },
  '/services/basement-restoration#now Basement Restoration: What to do now': {
    title: 'Sótano: qué hacer ahora',
    text: 'Si huele a gas, saque a todos. No toque ningún interruptor ni el teléfono hasta que esté lejos. Luego llame al 911. Mire desde lo alto de la escalera y no entre en el agua. Si el tablero está abajo o no llega a él con los pies secos, llame a la compañía de electricidad.',
  },
  '/services/basement-restoration#sewage Basement Restoration: The floor drain': {
    title: 'El drenaje del piso',
    text: 'El agua suele oler mal, y sube cuando alguien descarga el inodoro. La línea del drenaje está llena o tapada. Deje de usar agua en toda la casa y no entre en el sótano. Son aguas negras, aunque se vean limpias.',
  },
}

/** All passages that have Spanish words. */
export const toldInSpanish: readonly string[] = Object.keys(told)

export function withSpanish(passage: Passage): Passage {
  const inSpanish = told[nameOf(passage)]
  return inSpanish ? { ...passage, inSpanish } : passage
}

export function nameOf({ path, title }: Passage): string {
  return `${path} ${title}`
}

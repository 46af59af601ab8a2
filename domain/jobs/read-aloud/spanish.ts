/**
 * The sentences that are read to callers, by the key of their row: each says what its English one says, in the same order, and stands
 * on the same safety rules. Change one only together with the other.
 */
export const spanishSentences: Readonly<Record<string, string>> = {
  'gas-hurt':
    'Por favor, saque a todos ahora. No toque ningún interruptor y no use su teléfono hasta que esté bien lejos del edificio. Luego llame primero al 911: diga que hay alguien herido y que huele a gas. Después, llame a la compañía de gas.',
  gas: 'Por favor, saque a todos ahora. No toque ningún interruptor y no use su teléfono hasta que esté bien lejos del edificio. Luego llame al 911, y después a la compañía de gas.',
  'fire-hurt':
    'Por favor, saque a todos ahora y no vuelvan a entrar. Llame primero al 911, desde afuera, y diga que hay alguien herido.',
  fire: 'Por favor, saque a todos ahora y no vuelvan a entrar. Llame al 911 desde afuera antes de volver a llamarnos.',
  'hurt-power':
    'Por favor, cuelgue y llame primero al 911. Diga que hay electricidad cerca del agua. No entre en los cuartos mojados y no toque ningún interruptor, enchufe ni nada que esté conectado. Llámenos de nuevo cuando llegue la ayuda.',
  'hurt-ceiling':
    'Por favor, cuelgue y llame primero al 911. No deje entrar a nadie más en el cuarto donde el techo se está hundiendo. Llámenos de nuevo cuando llegue la ayuda.',
  hurt: 'Por favor, cuelgue y llame primero al 911. Llámenos de nuevo cuando llegue la ayuda.',
  'power-ceiling':
    'Por favor, que nadie entre en los cuartos mojados ni se ponga debajo del techo. No toque ningún interruptor, enchufe ni nada que esté conectado. Deje el techo como está: no lo pinche ni lo sostenga.',
  'power-sewage':
    'Por favor, no entre en el agua y mantenga lejos a los niños y a las mascotas. No toque ningún interruptor, enchufe ni nada que esté conectado. No abra el agua en ninguna parte de la casa.',
  'power-pipe':
    'Por favor, no entre en los cuartos mojados. No toque ningún interruptor, enchufe ni nada que esté conectado. Si puede llegar a la llave principal del agua con los pies secos, gírela hacia la derecha hasta el tope.',
  power:
    'Por favor, no entre en los cuartos mojados. No toque ningún interruptor, enchufe ni nada que esté conectado. Si el tablero eléctrico está mojado, o no puede llegar a él con los pies secos, déjelo y llame a la compañía de electricidad.',
  ceiling:
    'Por favor, que nadie entre en el cuarto donde el techo se está hundiendo. No lo pinche ni lo sostenga, y no saque nada de debajo.',
  scene:
    'No tiene que volver a entrar, y no tiene que contarnos más. Por favor, cierre la puerta y no deje entrar a nadie, tampoco a las mascotas. Deje todo como está.',
  smoke:
    'Por favor, no entre hasta que los bomberos le digan que puede. Si vuelve a ver fuego o humo, llame al 911 desde afuera. No toque el hollín, y deje la electricidad, el gas y el agua como los dejaron los bomberos.',
  sewage:
    'Por favor, no entre en el agua y mantenga lejos a los niños y a las mascotas. No abra el agua en ninguna parte de la casa. Si le cayó en la piel, lávese con jabón y agua limpia en casa de un vecino.',
  flood:
    'Por favor, no entre en el agua: puede traer aguas negras y químicos. No toque ahí ningún interruptor, enchufe ni nada que esté conectado. Si el agua sube, salga mientras la salida esté seca.',
  pipe: 'Si puede llegar a la llave principal del agua con los pies secos, por favor gírela hacia la derecha hasta el tope. No entre en el agua estancada hasta que la electricidad esté apagada.',
  running:
    'Por favor, no entre en el agua estancada hasta que la electricidad esté apagada. Si el agua sale de sus propias tuberías y puede llegar a la llave principal con los pies secos, ciérrela.',
  storm:
    'Por favor, no suba al techo, y mírelo solo desde el suelo. Manténgase por lo menos a 30 pies de un cable caído y de todo lo que toque, y llame al 911.',
  standing:
    'Por favor, no entre en el agua estancada hasta que la electricidad de esa zona esté apagada. No toque ningún interruptor, enchufe ni nada conectado que se haya mojado.',
  mold: 'Por favor, no lo toque y cierre la puerta del cuarto. No le apunte un ventilador. Que no entre nadie con asma, alergias o defensas bajas.',
  clear:
    'Gracias. Si huele a gas, o el agua llega cerca de algo eléctrico, saque a todos y llame al 911; luego llámenos de nuevo.',
  first: '¿Están todos a salvo? Si alguien está en peligro, llame primero al 911.',
}

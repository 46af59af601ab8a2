import type { EmergencyKind } from './emergency-kinds.ts'

/** What to do, and below it how. */
type Words = { readonly title: string; readonly line: string }

type EmergencyWords = {
  readonly en: Words
  /** Has to be read by someone who grew up with Spanish before it goes out. */
  readonly es: Words
}

const leave = { en: 'Leave. Call 911.', es: 'Salga. Llame al 911.' }
const call = { en: 'Call 911 now.', es: 'Llame al 911 ahora.' }

/** What is added for whoever can’t speak, by the rule `text-911`. */
export const textInstead = {
  en: 'If you can’t speak, text 911. If your area doesn’t offer that, an answer tells you.',
  es: 'Si no puede hablar, envíe un texto al 911. Si en su zona no se puede, recibirá una respuesta que lo dice.',
} as const

/** What stands over the chat in each danger. Change a line only after reading its rules (emergency-rules.ts); two readers judge it before it goes out. */
export const emergencyWords: Readonly<Record<EmergencyKind, EmergencyWords>> = {
  trapped: {
    en: {
      title: call.en,
      line: 'Tell them which room you are in. If water is rising, go to the highest floor you can reach without going through water, but not into a closed attic. In a basement, look for another dry way out.',
    },
    es: {
      title: call.es,
      line: 'Diga en qué cuarto está. Si el agua sube, vaya al piso más alto al que pueda llegar sin pasar por el agua, pero no a un ático cerrado. Si está en el sótano, busque otra salida seca.',
    },
  },
  // A phone can set the gas off: whoever still stands in it is not told to call yet.
  gas: {
    en: {
      title: 'Get out now. Call 911 from outside.',
      line: 'Get everyone out. Don’t touch a switch, and don’t use your phone until you’re well away from the building.',
    },
    es: {
      title: 'Salga ya. Llame al 911 desde afuera.',
      line: 'Saque a todos. No toque ningún interruptor y no use el teléfono hasta que esté lejos del edificio.',
    },
  },
  fire: {
    en: { title: leave.en, line: 'Get everyone out, stay out, and call from outside.' },
    es: { title: leave.es, line: 'Saque a todos, no vuelva a entrar y llame desde afuera.' },
  },
  collapse: {
    en: {
      title: leave.en,
      line: 'Get everyone out, away from the damaged wall or ceiling. Don’t go back in, and don’t touch, prop or poke anything.',
    },
    es: {
      title: leave.es,
      line: 'Saque a todos, lejos de la pared o el techo dañado. No vuelva a entrar, y no toque, apuntale ni perfore nada.',
    },
  },
  'carbon-monoxide': {
    en: { title: leave.en, line: 'Get everyone outside, and call from there. Don’t go back in.' },
    es: { title: leave.es, line: 'Saque a todos de la casa y llame desde afuera. No vuelva a entrar.' },
  },
  // Who steps out of a car that a wire touches can be killed: these words do not tell them to leave.
  wire: {
    en: {
      title: call.en,
      line: 'If the wire touches your car or blocks your way out, stay inside and tell 911. Otherwise stay at least 30 feet from it and anything it touches.',
    },
    es: {
      title: call.es,
      line: 'Si el cable toca su carro o le bloquea la salida, quédese adentro y dígaselo al 911. Si no, quédese a 30 pies (10 metros) o más del cable y de todo lo que toque.',
    },
  },
  'electricity-in-water': {
    en: {
      title: leave.en,
      line: 'Stay out of the water. Don’t touch a switch, an outlet or anything plugged in. If the only way out is through the water, stay where it’s dry and tell 911.',
    },
    es: {
      title: leave.es,
      line: 'No pise el agua. No toque interruptores, enchufes ni nada conectado. Si solo puede salir por el agua, quédese donde esté seco y dígaselo al 911.',
    },
  },
  electricity: {
    en: {
      title: leave.en,
      line: 'Don’t touch a switch, a wire, anything plugged in, or anyone who is still touching it. Stay at least 30 feet from a fallen wire and anything it touches.',
    },
    es: {
      title: leave.es,
      line: 'No toque interruptores, cables, nada conectado ni a nadie que siga tocándolo. Quédese a 30 pies (10 metros) o más de un cable caído y de todo lo que toque.',
    },
  },
  hurt: {
    en: {
      title: call.en,
      line: 'Tell them where you are and what happened. They’ll tell you what to do until help arrives.',
    },
    es: {
      title: call.es,
      line: 'Diga dónde está y qué pasó. Ellos le dirán qué hacer hasta que llegue la ayuda.',
    },
  },
  'found-dead': {
    en: {
      title: 'We’re so sorry.',
      line: 'If no one has called 911 yet, please call now. You don’t have to do anything else.',
    },
    es: {
      title: 'Lo sentimos mucho.',
      line: 'Si nadie ha llamado al 911, llame ahora, por favor. No tiene que hacer nada más.',
    },
  },
  suicidal: {
    en: {
      title: 'Call or text 988 now.',
      line: 'Someone there will listen, day or night. If there’s danger right now, call 911.',
    },
    es: {
      title: 'Llame o escriba al 988 ahora.',
      line: 'Si llama, oprima 2 para español; por texto, escriba AYUDA. Siempre hay alguien que escucha. Si hay peligro ahora mismo, llame al 911.',
    },
  },
}

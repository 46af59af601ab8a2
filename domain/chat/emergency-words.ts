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

/** What stands over the chat in each danger. Change a line only after reading its rules (emergency-rules.ts); two readers judge it before it goes out. */
export const emergencyWords: Readonly<Record<EmergencyKind, EmergencyWords>> = {
  trapped: {
    en: {
      title: call.en,
      line: 'Tell them which room you are in. If water is rising, go to the highest floor you can reach on a dry way, but not into a closed attic.',
    },
    es: {
      title: call.es,
      line: 'Diga en qué cuarto está. Si el agua sube, vaya al piso más alto al que pueda llegar en seco, pero no a un ático cerrado.',
    },
  },
  gas: {
    en: {
      title: leave.en,
      line: 'Don’t touch a switch, and don’t use your phone until you’re well away from the building.',
    },
    es: {
      title: leave.es,
      line: 'No toque ningún interruptor y no use el teléfono hasta que esté lejos del edificio.',
    },
  },
  fire: {
    en: { title: leave.en, line: 'Get everyone out, stay out, and call from outside.' },
    es: { title: leave.es, line: 'Saque a todos, no vuelva a entrar y llame desde afuera.' },
  },
  'carbon-monoxide': {
    en: { title: leave.en, line: 'Get everyone outside, and call from there. Don’t go back in.' },
    es: { title: leave.es, line: 'Saque a todos afuera y llame desde allí. No vuelva a entrar.' },
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
      line: 'Don’t touch a switch, a wire or anything plugged in. Stay at least 30 feet from a wire that is down.',
    },
    es: {
      title: leave.es,
      line: 'No toque interruptores, cables ni nada conectado. Quédese a 30 pies (10 metros) o más de un cable caído.',
    },
  },
  hurt: {
    en: {
      title: call.en,
      line: 'Tell them where you are and what happened. They tell you what to do until help is there.',
    },
    es: {
      title: call.es,
      line: 'Diga dónde está y qué pasó. Ellos le dicen qué hacer hasta que llegue la ayuda.',
    },
  },
  suicidal: {
    en: {
      title: 'Call or text 988 now.',
      line: 'Someone there will listen, day or night. If there’s danger right now, call 911.',
    },
    es: {
      title: 'Llame o escriba al 988 ahora.',
      line: 'Oprima 2 para español. Alguien lo escucha de día y de noche. Si hay peligro ahora mismo, llame al 911.',
    },
  },
}

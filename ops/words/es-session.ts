import type { FirstWords } from './en-first.ts'

export const session: FirstWords['session'] = {
  signedOut: 'Ha cerrado la sesión',
  signedOutOffline: 'Este dispositivo no tiene conexión. Podrá iniciar sesión cuando la recupere.',
  signOutUntold:
    'Su sesión sigue abierta en el servidor. Terminará allí cuando este dispositivo recupere la conexión.',
  tryAgain: 'Intentar de nuevo',
  waiting: {
    one: (name, who) =>
      `${name} tiene 1 elemento sin enviar en este dispositivo. Se enviará cuando ${who} inicie sesión aquí.`,
    more: (count, name, who) =>
      `${name} tiene ${count} elementos sin enviar en este dispositivo. Se enviarán cuando ${who} inicie sesión aquí.`,
    someone: 'Otra persona',
    unlocked:
      'En este dispositivo hay texto sin guardar que no está bloqueado. Quien use el dispositivo puede leerlo hasta que su autor vuelva a iniciar sesión aquí.',
    them: 'esa persona',
  },
  region: 'Noreste de Ohio y oeste de Pensilvania, 24/7',
}

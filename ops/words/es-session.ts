import type { FirstWords } from './en-first.ts'

export const session: FirstWords['session'] = {
  title: 'Acceso de técnicos',
  restricted: 'Área restringida: solo personal autorizado.',
  contact: 'Pida sus credenciales a su administrador.',
  rights: (year, company) => `© ${year} ${company}. Todos los derechos reservados.`,
  username: 'Usuario',
  password: 'Contraseña',
  keep: 'Mantener la sesión iniciada (no vence)',
  login: 'INICIAR SESIÓN',
  loggingIn: 'Iniciando sesión...',
  signedOut: 'Ha cerrado la sesión',
  signedOutOffline: 'Este dispositivo no tiene conexión. Podrá iniciar sesión cuando la recupere.',
  signOutUntold:
    'Su sesión sigue abierta en el servidor. Terminará allí cuando este dispositivo recupere la conexión.',
  tryAgain: 'Intentar de nuevo',
  haveCode: 'Tengo un código',
  waiting: {
    one: (name) => `${name} tiene 1 elemento en este dispositivo. Se envía cuando inicie sesión aquí.`,
    more: (count, name) =>
      `${name} tiene ${count} elementos en este dispositivo. Se envían cuando inicie sesión aquí.`,
    someone: 'Otra persona',
    unlocked:
      'En este dispositivo hay texto sin guardar que no está bloqueado. Quien use el dispositivo puede leerlo hasta que su autor vuelva a iniciar sesión aquí.',
  },
  region: 'Noreste de Ohio y oeste de Pensilvania, 24/7',
}

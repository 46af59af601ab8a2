import type { Words } from './en.ts'

export const session: Words['session'] = {
  title: 'Acceso de técnicos',
  restricted: 'Área restringida: solo puede entrar el personal autorizado.',
  contact: 'Pida sus datos de acceso a su administrador.',
  rights: (year, company) => `© ${year} ${company}. Todos los derechos reservados.`,
  username: 'Usuario',
  password: 'Contraseña',
  keep: 'Mantener la sesión abierta (no caduca)',
  login: 'ENTRAR',
  loggingIn: 'Entrando...',
  haveCode: 'Tengo un código',
  region: 'Noreste de Ohio y oeste de Pensilvania, 24/7',
}

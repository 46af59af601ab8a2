import type { LoginWords } from './en-login.ts'
import { sentence } from './es-clock.ts'

export const login: LoginWords = {
  title: 'Acceso de técnicos',
  restricted: 'Área restringida: solo personal autorizado.',
  contact: 'Pida sus credenciales a su administrador.',
  rights: (year, company) => `© ${year} ${company}. Todos los derechos reservados.`,
  username: 'Usuario',
  password: 'Contraseña',
  keep: 'Mantener la sesión iniciada (no vence)',
  login: 'INICIAR SESIÓN',
  loggingIn: 'Iniciando sesión...',
  haveCode: 'Tengo un código',
  ended: {
    title: 'Se cerró su sesión',
    text: 'Su sesión en este dispositivo terminó. Usted o la oficina la cerró desde otro dispositivo, o venció. Vuelva a iniciar sesión.',
  },
  erased: {
    by: (name, time) => `${name} borró este dispositivo: ${sentence(time)}`,
    at: (time) => `Este dispositivo se borró: ${sentence(time)}`,
    stays:
      'El trabajo guardado que no se envió sigue aquí, bloqueado. Se enviará cuando usted inicie sesión aquí.',
  },
}

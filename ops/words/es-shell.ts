import type { FirstWords } from './en-first.ts'
import { sentence } from './es-clock.ts'

export const shell: FirstWords['shell'] = {
  newVersion: { ready: 'Hay una versión nueva del portal.', update: 'Actualizar ahora' },
  portal: 'Portal',
  skip: 'Ir al contenido',
  more: 'Más',
  find: 'Buscar',
  findAll: 'Buscar en todo',
  you: 'Usted',
  close: 'Cerrar',
  profile: 'Perfil',
  signOut: 'Cerrar sesión',
  unclaimed: 'sin asignar',
  openProblems: 'pendientes',
  loading: 'Cargando...',
  alerts: 'Alertas',
  alertsCount: (count) => `Alertas: ${count}`,
  noneUnclaimed: 'Ninguna sin asignar',
  countUnclaimed: (count) => `${count.toLocaleString('es-US')} sin asignar`,
  countCalls: (count) =>
    count === 1 ? '1 técnico espera' : `${count.toLocaleString('es-US')} técnicos esperan`,
  noAccess: 'Sin acceso',
  noAccessMore: (what) => `No tiene permiso para ${what}. Pídaselo a su administrador.`,
  seeRequests: 'ver las solicitudes de ayuda',
  seeDashboard: 'ver el panel',
  failed: 'Esta página no se cargó',
  failedMore:
    'Es posible que haya perdido la conexión o que el portal se haya actualizado. Lo que guardó no se pierde.',
  reload: 'Volver a cargar la página',
  checking: 'Verificando el acceso...',
  offlineMore:
    'No se puede contactar al servidor. Su sesión sigue abierta y el portal se abrirá cuando recupere la conexión.',
  screens: {
    '/ops/dashboard': 'Panel',
    '/ops/submissions': 'Solicitudes',
    '/ops/sync-problems': 'Problemas de envío',
    '/ops/employees': 'Personal',
    '/ops/roles': 'Roles',
    '/ops/on-call': 'Guardia',
    '/ops/projects-config/numbers': 'Números locales',
    '/ops/projects-config': 'Empresa',
    '/ops/audit': 'Auditoría',
  },
  groups: {
    today: 'Hoy',
    work: 'Trabajo',
    people: 'Personas',
    website: 'Sitio web',
    'set-up': 'Configuración',
  },
  live: { connecting: 'Conectando…', live: 'En vivo', offline: 'Sin señal' },
}

export const ui: FirstWords['ui'] = {
  save: 'Guardar',
  unsaved: 'Cambios sin guardar',
  saving: 'Guardando...',
  cancel: 'Cancelar',
  close: 'Cerrar',
  moment: 'Un momento...',
  undo: 'Deshacer',
  loadMore: 'Cargar más',
  searchBy: (what) => `Buscar por ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
  closeMessage: 'Cerrar el aviso',
  messages: 'Avisos',
  tryAgain: 'Intentar de nuevo',
  offline: 'Sin conexión',
  notSaved: 'No se guardó',
  kept: 'Los cambios sin guardar se conservan en este dispositivo como borrador.',
  asOf: (time) => sentence(`Actualizado: ${time}`),
  stale: (what, why) => `Es posible que esta ${what} no esté actualizada. ${why}`,
  add: 'Agregar',
  removeWord: (word) => `Quitar ${word}`,
  show: 'Mostrar',
  hide: 'Ocultar',
  showWhat: (label) => `Mostrar ${label.toLowerCase()}`,
  hideWhat: (label) => `Ocultar ${label.toLowerCase()}`,
  capsLock: 'Bloq Mayús está activado',
  notLoaded: {
    title: 'No se pudo cargar',
    words: 'Revise su conexión e intente de nuevo. Si sigue sin cargarse, vuelva a cargar la página.',
  },
  leave: {
    title: '¿Salir sin guardar?',
    stay: 'Quedarse',
    keep: 'Salir y conservar el borrador',
    discard: 'Descartar',
    words: 'Sus cambios todavía no están guardados. Puede conservarlos como borrador en este dispositivo.',
  },
}

/** Colors and contrast. */
export const look: FirstWords['look'] = {
  theme: 'Colores',
  themes: { light: 'Claro', dark: 'Oscuro', system: 'Igual que el dispositivo' },
  highContrast: 'Contraste alto',
}

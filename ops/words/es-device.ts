import type { Words } from './en.ts'

export const device: Words['device'] = {
  title: 'Este dispositivo',
  lead: 'El portal guarda aquí lo que usted abre, para que pueda leerlo sin conexión.',
  failed: 'No se pudo leer el almacenamiento de este dispositivo',
  space: 'Almacenamiento usado',
  used: (used, quota) => `${used} de ${quota}`,
  spaceUnknown: 'Este navegador no dice cuánto está guardado.',
  lowSpace: 'Si el dispositivo se queda sin espacio',
  persisted: 'El navegador no borrará lo que el portal guardó aquí.',
  notPersisted:
    'El navegador puede borrar lo que el portal guardó aquí, incluso el trabajo que no se ha enviado. Para evitarlo, instale el portal en este dispositivo.',
  persistedUnknown: 'Este navegador no dice si puede borrar lo que el portal guardó aquí.',
  outbox: 'Bandeja de salida',
  openOutbox: 'Abrir la bandeja de salida',
  requests: 'Solicitudes en este dispositivo',
  downloaded: (time) => `Descargada: ${time}`,
  photosHere: (here, all) =>
    here === all ? (all === 1 ? '1 foto' : `${all} fotos`) : `${here} de ${all} fotos`,
  onlyThese: (count) =>
    count === 1
      ? 'Se muestra la solicitud que hay en este dispositivo; la oficina puede tener otras.'
      : `Se muestran las ${count} solicitudes que hay en este dispositivo; la oficina puede tener otras.`,
  searching: (count) =>
    count === 1
      ? 'Se busca en la solicitud que hay en este dispositivo; la oficina puede tener otras.'
      : `Se busca en las ${count} solicitudes que hay en este dispositivo; la oficina puede tener otras.`,
  noRequests:
    'No hay solicitudes en este dispositivo. Las que le asignan se descargan cuando tiene conexión.',
  noneOpened: 'No hay solicitudes en este dispositivo. Las que le asignan se guardan cuando las abre.',
  storesNothing: 'Este navegador no guarda solicitudes. Para leerlas necesita conexión.',
  downloadAgain: 'Descargar de nuevo',
  downloadOffline: 'No tiene conexión. Podrá descargarlas de nuevo cuando la recupere.',
  downloadFailed: 'No se descargó',
  upToDate: 'Todo está al día.',
  install: 'Aplicación',
  installWays: {
    installed: 'El portal está instalado en este dispositivo.',
    offered: 'Instale el portal para abrirlo desde la pantalla de inicio, en su propia ventana.',
    'share-menu': 'Para instalar el portal, toque Compartir y después Agregar a Inicio.',
    'browser-menu':
      'Para instalar el portal, abra el menú del navegador y elija Instalar o Agregar a la pantalla de inicio. Algunos navegadores no tienen ninguna de las dos opciones.',
  },
  facts: 'Datos técnicos',
  factsLead: 'Para quien le ayude por teléfono. No incluyen nombres, direcciones ni textos.',
  copy: 'Copiar',
  copied: 'Copiado.',
  installAction: 'Instalar el portal',
}

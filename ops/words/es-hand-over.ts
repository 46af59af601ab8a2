import type { HandOverWords } from './en-hand-over.ts'

export const handOver: HandOverWords = {
  pin: {
    title: 'PIN para prestar este teléfono',
    lead: 'Cuando un cliente firma en este teléfono, solo ve sus documentos. Su PIN lo trae de vuelta. Vale solo en este teléfono, también sin señal.',
    set: 'Este teléfono tiene un PIN.',
    spent: 'El PIN se escribió mal cinco veces. Cree uno nuevo.',
    none: 'Todavía no hay PIN. Sin él, solo se vuelve iniciando sesión.',
    unable: 'Este navegador no puede proteger un PIN porque la conexión no está cifrada.',
    pin: 'PIN nuevo',
    again: 'Repita el PIN',
    hint: 'De cuatro a seis dígitos',
    save: 'Crear el PIN',
    change: 'Cambiar el PIN',
    remove: 'Eliminar el PIN',
    saved: 'PIN creado en este teléfono',
    removed: 'PIN eliminado de este teléfono',
    failed: 'No se pudo guardar el PIN en este teléfono. Conéctese una vez e inténtelo de nuevo.',
    faults: {
      digits: 'Use de cuatro a seis dígitos.',
      weak: 'Cualquiera probaría primero este PIN. Elija otro.',
    },
    differs: 'Los PIN no coinciden.',
    cancel: 'Cancelar',
  },
}
